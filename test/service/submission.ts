import { enquiry } from "../enquiry"
import type { Submission } from "../../supabase/functions/_shared/contact/store/contact-store"
import type { Mail } from "../../supabase/functions/_shared/contact/types"

const mail = { subject: "Subject" } as Mail

let count = 0

/** Returns a submission as the handler makes it; each call makes a different enquiry. */
export const submission = (changes: Partial<Submission> = {}): Submission => ({
  id: crypto.randomUUID(),
  key: null,
  bodyHash: `hash ${++count}`,
  ...enquiry,
  email: `visitor${count}@example.com`,
  clientHash: "client",
  mailboxHash: (changes.email ?? `visitor${count}@example.com`).toLowerCase(),
  domainHash: null,
  flag: null,
  postLimit: 0,
  confirmationsPerHour: 1000,
  mails: { notice: mail, confirmation: mail },
  ...changes,
})
