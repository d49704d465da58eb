import { fieldsAsHeading, isFalseHeading } from "../../markdown"
import { openBracket, openQuotation } from "./check-characters"
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
  const written = lines.join("\n")
  if (fieldsAsHeading.test(written)) {
    const message = "fields are in the middle of the text"
    return { message, fix: "delete them with the lines --- around them; fields are only at the top" }
  }
  const { length } = first.replace(/^#+ +/, "").trim()
  if (lines.length === 1 && length > 150) {
    return { message: `a heading has ${length} letters`, fix: "write at most 150", severity: "warning" }
  }
  const isFalse = isFalseHeading(written)
  if (!isFalse && (lines.length < 2 || (lines.length === 2 && first.length <= 100))) return undefined
  const message = "the line below turns this text into a heading"
  const fix = /=[ \t]*$/.test(lines.at(-1) ?? "")
    ? "delete the line with ="
    : "leave an empty line between them, or delete the line"
  return { message, fix, ...(isFalse ? {} : { severity: "warning" }) }
}

/** Rules for rows that are not a table. */
const tableRules: readonly Rule[] = [
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

const backslash = {
  message: "a \\ shows the mark after it as typed",
  fix: "delete each \\ before a mark here",
} as const

/** Rules for the text with its backslashes, which programs add when they export markdown. */
export const escapes: readonly Rule[] = [
  {
    ...backslash,
    pattern:
      /^(?=#{0,5}\\#)(?:\\?#){1,6}(?= )(?!(?<=^\\#) [\p{Ll}\d])|^\\[-+](?= (?!\d))|^\\\*(?= .*\n\\\* )|^\\>(?= *[\p{L}“"])|^\\\|.*\\\||^(?=.*\\)(?:\\?[-*_]){3,}$|\\!?\[[^\][\n]*\]\\?\((?=\.?[/#]|https?:|mailto:|$)|\\\[[^\][\n]*\\?\]\\?\((?=\.?[/#]|https?:|mailto:|$)/gmu,
  },
  {
    ...backslash,
    // An item of a list: 1 before bold words or a second item, and 2. Words between two marks: **, *, __, _, ~~ or `. An HTML tag, a character of HTML, and the mark of a footnote.
    pattern:
      /^(?:1\\[.)](?= (?:$|.*\n\d+\\?[.)] ))|2\\[.)](?= ))|(?<![\w*_\\])((?:\\[*_]){1,3}|(?:\\~){2}|\\`)(?=[\p{L}\d“"([])(?!(?<=(?<!\\[*_])\\[*_])[\p{Lu}\d]+\\)[^*_~`\n]*?[\p{L}\d.,:;!?”")\]]\1(?![\w*_])|\\<\/?(?:b|i|u|em|strong|p|br|div|span|ul|ol|li|h[1-6])\s*\/?\\?>|\\&(?:[a-z]{2,8}|#\d{2,5});|\\\[\^\w+\\?\]/gmu,
    severity: "warning",
  },
]

/** Rules for the start of a paragraph only: elsewhere the characters can be part of a sentence. */
export const openers: readonly Rule[] = [
  {
    pattern:
      /(?<=^(?:-\p{L}.*\n)*)-(?=\p{L})|^[-–—−](?=\p{L}|$)|^[–—−](?=[ \t])|^[-+*](?=[\u00A0\u2000-\u200A\u202F\u3000])/gu,
    message: "this is not an item of a list",
    fix: "write a hyphen and an ordinary space",
  },
  {
    pattern: /^\d{1,2}[.)](?=\p{Lu})(?![^]*\n\d{1,2}[.)]\p{Lu})/u,
    message: "this is not an item of a list",
    fix: "write a space after the number",
    severity: "warning",
  },
]

const runTogether = {
  message: "these lines are not a list and run together in one paragraph",
  fix: "leave an empty line above, and start each line with a hyphen and a space, or with 1. and a space",
} as const

const lone = {
  message: "a bracket has no counterpart",
  fix: "write the other bracket, or delete this one",
  severity: "warning",
} as const

/** A rule for a paragraph without its links. An interval such as [0, 1) is complete. */
export const loneBracket: Rule = { ...lone, pattern: /\[(?=[^\]]*$)(?!-?\d)|(?<=^[^[]*)(?<!\d)\]/ }

/** Rules for several lines of a paragraph. */
export const paragraphRules: readonly Rule[] = [
  {
    pattern: /^\*\*[^*\n]{3,80}[^*\n.,:;!?”)]\*\*$/,
    message: "a line in bold is not a heading, so the list of contents lacks it",
    fix: "write ## and a space in place of the **, or a full stop at its end",
    severity: "warning",
  },
  ...tableRules,
  {
    pattern: /(?<=^(?!\d)[^]*\n)\d{1,2}[.)](?=\**\p{Lu})|^\d{1,2}[.)](?=\*\*\p{Lu})/u,
    message: "this is not an item of a list",
    fix: "write a space after the number",
  },
  {
    pattern:
      /^[a-z]\)[ \t].*\n[a-z]\)[ \t]|^\([a-z\d]{1,3}\)[ \t].*\n\([a-z\d]{1,3}\)[ \t]|^\d{1,2}[.)][ \t].*\n\d{1,2}[.)][ \t]|^([\p{S}›»‣]|[§Øü](?=[ \t]+\p{L}))\uFE0F?[ \t]*\S.*\n\1/mu,
    ...runTogether,
  },
  {
    pattern:
      /^1(?:(\.\)|[.):])[ \t]*(?=\p{Lu})[^]*\n2\1[ \t]*(?=\p{Lu})|[ \t](?=\p{Lu})[^]*\n2[ \t](?=\p{Lu}))/u,
    ...runTogether,
  },
  {
    pattern:
      /(?<!!)\[[^\][\n]*\p{L}{3}[^\][\n]*\][ \t]+<?https?:\/\/|\[https?:\/\/[^\s\][]+(?: [^\][\n]+)?\](?![([:])|\[[^\][|\n]+\|\s*(?:https?:|\/)[^\][\n]*\]/u,
    message: "this is not a link: its address is not in round brackets",
    fix: "write [text](https://address)",
  },
  {
    pattern: openQuotation,
    message: "a quotation mark is never closed",
    fix: "write ” where the quotation ends",
    severity: "warning",
    unless: /^\s*(?:> ?)*“/,
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\])${openBracket.source}|\[(?=\[[^\][\n]+\]\([^()\n]*\)(?!\]))|(?<=^[^[\]]*[\p{L}.,;!?])\](?![([:])`,
      "u",
    ),
    ...lone,
  },
]
