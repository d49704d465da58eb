import type { Mail } from "../types.ts"

type Text = Pick<Mail, "subject" | "text">

const placeholder = /\{(\w+)\}/g

// In code points. RFC 5322 section 2.1.1 allows 998 characters in a header line; mail programs show far fewer.
const subjectLength = 150

/**
 * Fills `{placeholders}`. Each text is filled in one pass, so that braces in a visitor's text stay as they are. Unknown
 * placeholders stay visible.
 */
export const fillTemplate = (template: Text, values: Record<string, string>): Text => {
  const fill = (text: string) => text.replace(placeholder, (match, name: string) => values[name] ?? match)
  const subject = fill(template.subject).replace(/\s+/g, " ").trim()
  return {
    subject: [...subject].slice(0, subjectLength).join(""),
    text: `${fill(withoutEmptyParagraphs(template.text, values)).trim()}\n`,
  }
}

// Removes paragraphs in which a placeholder is empty: without it their sentence makes no sense.
const withoutEmptyParagraphs = (text: string, values: Record<string, string>): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => ![...part.matchAll(placeholder)].some(([, name = ""]) => values[name] === ""))
    .join("\n\n")
