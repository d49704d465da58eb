import { fillTemplate, withParagraph } from "./fill-template.ts"
import type { MailTemplates, Enquiry, EnquiryFlag, Mail, MailKind } from "../types.ts"

const flagWords: Record<EnquiryFlag, string> = {
  honeypot: "Held back: a field that people cannot see was filled in.",
  too_fast: "Sent within two seconds: perhaps not by a person. No confirmation went out.",
}

/**
 * Returns a notice with a last line that tells of enquiries held back. The same count always gives the same mail, so that
 * a repetition does not differ.
 */
export const withHeldBack = (notice: Mail, count: number): Mail =>
  count === 0
    ? notice
    : withParagraph(
        notice,
        `${count} held back: have a look with npm run enquiries, and release what is real.`,
      )

/**
 * The two mails of an enquiry. The notice goes to the consultant and answers to the visitor. The confirmation goes to
 * the visitor and holds nothing the visitor typed: else anyone could have us write anything to anyone.
 * @param received milliseconds since 1970
 */
export const composeMails = (
  enquiry: Enquiry,
  details: { id: string; flag: EnquiryFlag | null; received: number },
  words: MailTemplates,
): Record<MailKind, Mail> => {
  const from = { name: words.name, address: words.sender }
  const practice = {
    practice: words.name,
    practiceEmail: { text: words.email, href: `mailto:${words.email}` },
    practicePhone: words.phone,
    url: { text: words.url, href: words.url },
  }
  const notice = fillTemplate(words.notice, {
    ...practice,
    name: enquiry.name,
    email: { text: enquiry.email, href: `mailto:${encodeURIComponent(enquiry.email).replace("%40", "@")}` },
    company: enquiry.company,
    message: enquiry.message === "" ? "(no message)" : enquiry.message,
    received: londonTime.format(details.received),
    reference: details.id,
    note: details.flag ? flagWords[details.flag] : "",
  })
  return {
    notice: { from, to: words.email, replyTo: enquiry.email, ...notice },
    confirmation: {
      from,
      to: enquiry.email,
      replyTo: words.email,
      ...fillTemplate(words.confirmation, practice),
    },
  }
}

// Made once: making one takes longer than all the rest of a mail.
const londonTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/London",
})
