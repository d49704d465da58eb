import { z } from "zod"
import { fieldNames } from "../../../supabase/functions/_shared/contact/contract"
import { tokenNames } from "../tokens"
import { contentFile, line, prose } from "./fields"

/** The placeholders for what a visitor sends. */
const visitors = [...fieldNames, "received", "reference", "note"]

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(" ")

/** Rejects words in braces that are not replaced in this mail. `find` is the text at which the mistake is reported. */
const onlyPlaceholders =
  (allowed: readonly string[]): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    for (const [found, name = ""] of value.matchAll(/\{+ ?(\w*) ?\}*|\}+/g)) {
      if (found === `{${name}}` && allowed.includes(name)) continue
      const isVisitors = visitors.includes(name) && !allowed.includes(name)
      const fix = isVisitors
        ? "delete it: strangers could send their own words to others with this mail"
        : `use one of ${listed(allowed)}`
      const message = `has ${found}, which is not replaced`
      issues.push({ code: "custom", input: value, message, params: { find: found, fix }, continue: true })
    }
  }

const template = (allowed: readonly string[]) => {
  const rule = `It can hold these placeholders, which are replaced when the mail is sent: ${listed(allowed)}`
  return contentFile({
    subject: line(`The subject of the mail. ${rule}`).check(onlyPlaceholders(allowed)),
    text: prose(`The text of the mail, with an empty line between paragraphs. ${rule}`, 5000).check(
      onlyPlaceholders(allowed),
    ),
  })
}

const notice = template([...visitors, ...tokenNames])

const isMessage = (paragraph: string) => paragraph.includes("{message}") && !paragraph.includes("{note}")

/** `content/emails/notice.yml`: the email to the consultant about an enquiry. */
export const noticeEmailSchema = notice.extend({
  text: notice.shape.text.refine((text) => text.split(/\n\s*\n/).some(isMessage), {
    error: "does not contain {message} in a paragraph without {note}",
    params: { fix: "write {message} between empty lines; a paragraph with {note} is left out of most mails" },
  }),
})

/** `content/emails/confirmation.yml`: the email to the visitor, without what the visitor wrote, which could be spam. */
export const confirmationEmailSchema = template([...tokenNames, "bookingUrl", "reference"])
