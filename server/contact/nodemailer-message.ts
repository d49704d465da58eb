import type { Mail } from "../../supabase/functions/_shared/contact/types"

/** A mail in the words of nodemailer. Recipients are lists of one, so that no text can become a second recipient. */
export const nodemailerMessage = (mail: Mail, key: string) => ({
  from: { name: mail.from.name, address: mail.from.address },
  to: [{ name: "", address: mail.to }],
  replyTo: [{ name: "", address: mail.replyTo }],
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  // The same for every try: a mailbox that gets a mail twice can tell.
  messageId: `<${key}@${mail.from.address.split("@")[1]}>`,
  headers: { "Auto-Submitted": "auto-generated" },
})
