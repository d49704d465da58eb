import type { Mail, MailTemplate } from "../types.ts"

/** The value of a placeholder; with `href` it becomes a link in the HTML part. */
export type TemplateValue = string | { text: string; href: string }

const placeholder = /\{(\w+)\}/g

// In UTF-16 code units. RFC 5322 section 2.1.1 allows 998 characters in a header line; mail programs show far fewer.
const subjectLength = 150

/**
 * Fills `{placeholders}` and returns the text part and an HTML part of the same text, in which blank lines separate
 * paragraphs. Each text is filled in one pass, so that braces in a visitor's text stay as they are. Unknown placeholders stay
 * visible.
 */
export const fillTemplate = (
  template: MailTemplate,
  values: Record<string, TemplateValue>,
): Pick<Mail, "subject" | "text" | "html"> => {
  const plain = (text: string) =>
    text.replace(placeholder, (match, name: string) => {
      const value = values[name]
      return value === undefined ? match : typeof value === "string" ? value : value.text
    })
  const body = withoutEmptyParagraphs(template.text, values)
  const subject = plain(template.subject).replace(/\s+/g, " ").trim()
  return {
    subject: subject.length > subjectLength ? `${shorten(subject)}…` : subject,
    text: plain(body).trim() + "\n",
    html: htmlOf(body, values),
  }
}

/** Adds a paragraph to the end of both parts of a mail that `fillTemplate` made. */
export const withParagraph = (mail: Mail, text: string): Mail => ({
  ...mail,
  text: `${mail.text}\n${text}\n`,
  html: mail.html.endsWith(htmlEnd)
    ? `${mail.html.slice(0, -htmlEnd.length)}<p>${escapeHtml(text)}</p>\n${htmlEnd}`
    : mail.html,
})

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // Not &apos;, which HTML 4 and some mail programs do not support.
  "'": "&#39;",
}

/** Escapes text for element content and quoted attribute values in HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const htmlEnd = "</body>\n</html>\n"

// Removes the first half of a surrogate pair that the limit splits.
const shorten = (subject: string): string =>
  subject.slice(0, subjectLength - 1).replace(/[\ud800-\udbff]$/, "")

// Removes paragraphs in which a placeholder is empty: without it their sentence makes no sense.
const withoutEmptyParagraphs = (text: string, values: Record<string, TemplateValue>): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => ![...part.matchAll(placeholder)].some(([, name = ""]) => values[name] === ""))
    .join("\n\n")

const htmlOf = (text: string, values: Record<string, TemplateValue>): string => {
  const body = escapeHtml(text)
    .split("\n\n")
    .map((part) => `<p>${part.trim().replace(/\n/g, "<br>\n")}</p>`)
    .join("\n")
  const filled = body.replace(placeholder, (match, name: string) => {
    const value = values[name]
    if (value === undefined) return match
    if (typeof value === "string") return escapeHtml(value).replace(/\n/g, "<br>\n")
    return `<a href="${escapeHtml(value.href)}">${escapeHtml(value.text)}</a>`
  })
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"></head>
<body style="font: 16px/1.5 sans-serif; max-width: 40em">
${filled}
${htmlEnd}`
}
