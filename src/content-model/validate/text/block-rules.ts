import { fieldsAsHeading, isFalseHeading } from "../../markdown"
import type { Rule } from "./markdown-rules"

/** Returns true if a text is a sentence, and longer than a line of code usually is. */
const isSentence = (text: string) => text.length > 60 && /^\s*\p{Lu}[^]*\p{L}{2}[.!?:]["”’)]*\s*$/u.test(text)

/** Describes what is wrong with a code block: it never ends, is a copied text, or was indented by mistake. */
export const inCode = (lines: readonly string[], body: string): Omit<Rule, "pattern"> | undefined => {
  const text = lines.join("\n")
  const fence = /^(`{3,}|~{3,})/.exec(lines[0] ?? "")?.[1]
  if (!fence) {
    if (/[=<>{}@*\\$]|\w\(|\S {3}|\s--\w/.test(text)) return undefined
    const message = "the spaces at the start of the line turn the text into a box of code"
    const fix = "delete them; write ``` above and below what is code"
    return { message, fix, ...(isSentence(text) ? {} : { severity: "warning" }) }
  }
  const last = (lines.at(-1) ?? "").replace(/^[ \t>]+/, "")
  if (lines.length > 1 && last.startsWith(fence) && new Set(last.trim()).size === 1) {
    const isMost = 2 * text.length > body.length
    if (!isMost || !/^[`~]+[ \t]*(?:markdown|md)[ \t]*$/.test(lines[0] ?? "")) return undefined
    const message = "the text is in a box of code, as chat assistants write it"
    return { message, fix: `delete the lines with ${fence} above and below it`, severity: "warning" }
  }
  return {
    message: `the code that begins with ${fence} never ends and takes in all text below it`,
    fix: `write ${fence} on a line of its own where the code ends`,
  }
}

/** Describes what is wrong with a heading: it is too long, or was made by a line of hyphens below it. */
export const inHeading = (lines: readonly string[]): Omit<Rule, "pattern"> | undefined => {
  const [first = ""] = lines
  if (fieldsAsHeading.test(lines.join("\n"))) {
    const message = "fields are in the middle of the text"
    return { message, fix: "delete them with the lines --- around them; fields are only at the top" }
  }
  const { length } = first.replace(/^#+ +/, "").trim()
  if (lines.length === 1 && length > 150) {
    return { message: `a heading has ${length} letters`, fix: "write at most 150", severity: "warning" }
  }
  if (lines.length < 2 || (lines.length === 2 && first.length <= 100 && !/[.,;!]["”’)]*$/.test(first.trim())))
    return undefined
  const message = "the line below turns this text into a heading"
  const fix = /=[ \t]*$/.test(lines.at(-1) ?? "")
    ? "delete the line with ="
    : "leave an empty line between them, or delete the line"
  return { message, fix, ...(isFalseHeading(lines.join("\n")) ? {} : { severity: "warning" }) }
}

/** Rules for rows that are not a table. */
export const tableRules: readonly Rule[] = [
  {
    pattern:
      /(?<=^.*\|.*\n)[ \t|:–—−-]*\|[ \t|:–—−-]*[-–—−][ \t|:–—−-]*$|(?<=^.*\|.*\n)[ \t|:–—−-]*[-–—−][ \t:–—−-]*\|[ \t|]*$/m,
    message: "this is not a table, because the line below its first row is not right",
    fix: "write | --- | --- | here, with as many columns as the first row has",
  },
  {
    pattern: /^[ \t]*\|.*\|.*\n[ \t]*\|/m,
    message: "this is not a table",
    fix: "write a line | --- | --- | below the first row, with as many columns as the row has",
  },
  {
    pattern:
      /^\+[-=]{2,}\+|^[^\t\n]*\S\t[^\n]*\n[^\t\n]*\S\t|^[^;\n]*(?<!&\w+);[^\s;].*\n[^;\n]*(?<!&\w+);[^\s;]|^[^,\n]+(?:,(?!\d{3}(?!\d))[^\s,][^,\n]*){2,}\n[^,\n]+(?:,(?!\d{3}(?!\d))[^\s,][^,\n]*){2,}$|^[^|\n]+ \| [^|\n]+(?: \| .+)?\n[^|\n]+ \| /m,
    message: "this is not a table",
    fix: "write each row as | cell | cell |, with a line | --- | --- | below the first one",
  },
]
