import { escapeHtml } from "./escape-html.ts"
import type { Mail, MailTemplate } from "../types.ts"

/** What stands for a placeholder: text, and whether the HTML part makes it a link to the site or a mailbox. */
export type TemplateValue = string | { text: string; href: string }

export type FilledTemplate = { subject: string; text: string; html: string }

const placeholder = /\{(\w+)\}/g

// RFC 5322 section 2.1.1: a line of a header has 998 characters at most; far fewer are read.
const subjectLength = 150

/**
 * Fills `{placeholders}` in one pass, so that braces in a visitor's text stay as they are, and makes an HTML part
 * from the same text: blank lines part paragraphs. Unknown placeholders stay visible.
 */
export const fillTemplate = (
  template: MailTemplate,
  values: Record<string, TemplateValue>,
): FilledTemplate => {
  const plain = (text: string) =>
    text.replace(placeholder, (whole, name: string) => {
      const value = values[name]
      return value === undefined ? whole : typeof value === "string" ? value : value.text
    })
  const body = withoutEmptyParagraphs(template.text, values)
  const subject = plain(template.subject).replace(/\s+/g, " ").trim()
  return {
    subject: subject.length > subjectLength ? `${cut(subject)}…` : subject,
    text: plain(body).trim() + "\n",
    html: htmlOf(body, values),
  }
}

/** Returns a mail of `fillTemplate` with one more paragraph at the end of both its parts. */
export const withParagraph = (mail: Mail, text: string): Mail => ({
  ...mail,
  text: `${mail.text}\n${text}\n`,
  html: mail.html.endsWith(htmlEnd)
    ? `${mail.html.slice(0, -htmlEnd.length)}<p>${escapeHtml(text)}</p>\n${htmlEnd}`
    : mail.html,
})

const htmlEnd = "</body>\n</html>\n"

// Between two halves of one character a cut would leave a half that no mail can carry.
const cut = (subject: string): string => subject.slice(0, subjectLength - 1).replace(/[\ud800-\udbff]$/, "")

// A paragraph that is nothing but an empty placeholder would leave a gap.
const withoutEmptyParagraphs = (text: string, values: Record<string, TemplateValue>): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => values[/^\s*\{(\w+)\}\s*$/.exec(part)?.[1] ?? ""] !== "")
    .join("\n\n")

const htmlOf = (text: string, values: Record<string, TemplateValue>): string => {
  const body = escapeHtml(text)
    .split("\n\n")
    .map((part) => `<p>${part.trim().replace(/\n/g, "<br>\n")}</p>`)
    .join("\n")
  const filled = body.replace(placeholder, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
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
