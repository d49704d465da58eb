import { z } from "zod"
import { line, prose } from "./fields"

const own = ["practice", "practiceEmail", "practicePhone", "url"]
const visitors = ["name", "email", "company", "message", "received", "reference", "note"]

const onlyPlaceholders = (allowed: string[]) => (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].every(([, name]) => name !== undefined && allowed.includes(name))

const template = (allowed: string[]) => {
  const list = allowed.map((name) => `{${name}}`).join(" ")
  const rule = `may only hold the placeholders ${list}`
  const refusal = `has a placeholder that does not exist → use ${list}`
  return z.strictObject({
    subject: line(`The subject; it ${rule}`).refine(onlyPlaceholders(allowed), refusal),
    text: prose(`The text, paragraphs parted by blank lines; it ${rule}`).refine(
      onlyPlaceholders(allowed),
      refusal,
    ),
  })
}

/** `content/emails/notice.yml`: the mail that tells the consultant of an enquiry. */
export const noticeEmailSchema = template([...visitors, ...own])

/** `content/emails/confirmation.yml`: the mail to the visitor; nothing that was typed may stand in it. */
export const confirmationEmailSchema = template(own)
