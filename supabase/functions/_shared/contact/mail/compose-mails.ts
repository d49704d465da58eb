import { referenceOf, type Enquiry, type FieldName } from "../contract.ts"
import type { EnquiryFlag, Mail, MailKind, MailTemplates } from "../types.ts"
import { fillTemplate, withParagraph, type TemplateValue } from "./fill-template.ts"

const flagTexts: Record<EnquiryFlag, string> = {
  honeypot: "Held back: a field that people cannot see was filled in.",
  too_fast: "Sent within two seconds: perhaps not by a person. No confirmation went out.",
}

/**
 * Adds a last line to a notice that reports the number of held enquiries. The same count always gives the same mail, so that
 * every attempt sends the same one.
 */
export const withHeldBack = (notice: Mail, count: number): Mail =>
  count === 0
    ? notice
    : withParagraph(notice, `${count} held back: check with npm run enquiries, and release what is genuine.`)

/**
 * Composes both mails of an enquiry. The notice goes to the consultant, and a reply to it goes to the visitor. The
 * confirmation goes to the visitor and repeats nothing that was typed; otherwise the form could send any text to anyone.
 * @param received milliseconds since 1970
 */
export const composeMails = (
  enquiry: Enquiry,
  details: { id: string; flag: EnquiryFlag | null; received: number },
  templates: MailTemplates,
): Record<MailKind, Mail> => {
  const from = { name: templates.name, address: templates.sender }
  const reference = referenceOf(details.id)
  const practice = {
    practice: templates.name,
    practiceEmail: { text: templates.email, href: `mailto:${templates.email}` },
    practicePhone: templates.phone,
    url: linkTo(templates.url),
  }
  const fields: Record<FieldName, TemplateValue> = {
    ...enquiry,
    email: { text: enquiry.email, href: `mailto:${encodeURIComponent(enquiry.email).replace("%40", "@")}` },
    message: enquiry.message === "" ? "(no message)" : enquiry.message,
  }
  const notice = fillTemplate(templates.notice, {
    ...practice,
    ...fields,
    received: londonTime.format(details.received),
    reference,
    note: details.flag ? flagTexts[details.flag] : "",
  })
  return {
    notice: { from, to: templates.email, replyTo: enquiry.email, ...notice },
    confirmation: {
      from,
      to: enquiry.email,
      replyTo: templates.email,
      ...fillTemplate(templates.confirmation, {
        ...practice,
        reference,
        bookingUrl: linkTo(templates.bookingUrl),
      }),
    },
  }
}

const linkTo = (url = ""): TemplateValue => (url === "" ? "" : { text: url, href: url })

// Created once: creating a formatter takes longer than composing a mail.
const londonTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/London",
})
