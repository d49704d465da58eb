import { fieldNames } from "../../../supabase/functions/_shared/contact/contract"
import { tokenNames } from "../tokens"
import { contentFile, line, prose } from "./fields"

/** Returns the schema of a mail whose words in braces are `allowed`. */
const template = (allowed: readonly string[]) => {
  const listed = allowed.map((name) => `{${name}}`).join(" ")
  const rule = `It can hold these placeholders, which are replaced when the mail is sent: ${listed}`
  const isFilled = (text: string) =>
    [...text.matchAll(/\{([^{}]*)\}/g)].every(([, name = ""]) => allowed.includes(name))
  const otherWords = {
    error: "has words in braces that are not replaced",
    params: { fix: `use only ${listed}` },
  }
  return contentFile({
    subject: line(`The subject of the mail. ${rule}`).refine(isFilled, otherWords),
    text: prose(`The text of the mail, with an empty line between paragraphs. ${rule}`).refine(
      isFilled,
      otherWords,
    ),
  })
}

const notice = template([...fieldNames, "received", "reference", "note", ...tokenNames])

/** `content/emails/notice.yml`: the email to the consultant about an enquiry. */
export const noticeEmailSchema = notice.extend({
  text: notice.shape.text.refine((text) => text.includes("{message}"), {
    error: "does not contain {message}",
    params: { fix: "write {message} between empty lines" },
  }),
})

/** `content/emails/confirmation.yml`: the email to the visitor, without what the visitor wrote, which could be spam. */
export const confirmationEmailSchema = template([...tokenNames, "bookingUrl", "reference"])
