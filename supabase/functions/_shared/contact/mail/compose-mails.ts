import { referenceOf, type Enquiry } from "../contract.ts"
import type { MailTemplates } from "../settings.ts"
import type { EnquiryFlag, Mail, MailKind } from "../types.ts"

const flagTexts: Record<EnquiryFlag, string> = {
  honeypot:
    "A field that people cannot see was filled in: perhaps not by a person. No confirmation went out.",
  too_fast: "Sent within two seconds: perhaps not by a person. No confirmation went out.",
}

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
  const { name, email, sender, values } = templates
  const from = { name, address: sender }
  const reference = referenceOf(details.id)
  const notice = fillTemplate(templates.notice, {
    ...values,
    ...enquiry,
    // Quoted, so that no line of it passes for one of the notice.
    message: enquiry.message === "" ? "(no message)" : enquiry.message.replace(/^/gm, "> "),
    received: `${londonTime.format(details.received)}, London time`,
    reference,
    note: details.flag ? flagTexts[details.flag] : "",
  })
  const confirmation = fillTemplate(templates.confirmation, { ...values, reference })
  return {
    notice: { from, to: email, replyTo: enquiry.email, ...notice },
    confirmation: { from, to: enquiry.email, replyTo: email, ...confirmation },
  }
}

// Created once: creating a formatter takes longer than composing a mail.
const londonTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/London",
})

type Text = Pick<Mail, "subject" | "text">

const placeholder = /\{(\w+)\}/g

// In code points. RFC 5322 section 2.1.1 allows 998 characters in a header line; mail programs show far fewer.
const subjectLength = 150

/**
 * Fills `{placeholders}`. Each text is filled in one pass, so that braces in a visitor's text stay as they are. Unknown
 * placeholders stay visible.
 */
const fillTemplate = (template: Text, values: Record<string, string>): Text => {
  const fill = (text: string) => text.replace(placeholder, (match, name: string) => values[name] ?? match)
  const subject = fill(template.subject).replace(/\s+/g, " ").trim()
  return {
    subject: [...subject].slice(0, subjectLength).join(""),
    text: `${fill(withoutEmptyParagraphs(template.text, values)).trim()}\n`,
  }
}

/** Matches a line such as "Telephone: {phone}". */
const labelledLine = /^[^{}\n]*: \{(\w+)\}(?:\n|$)/gm

// Removes the lines and paragraphs in which a placeholder is empty: without it their sentence makes no sense.
const withoutEmptyParagraphs = (text: string, values: Record<string, string>): string =>
  text
    .replace(labelledLine, (line, name: string) => (values[name] === "" ? "" : line))
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => ![...part.matchAll(placeholder)].some(([, name = ""]) => values[name] === ""))
    .join("\n\n")
