import type { ErrorCode, YAMLParseError } from "yaml"
import type { ProblemText } from "../problem"

export const quoteAll = 'put the whole text in straight quotation marks (")'

const misaligned = [
  "the line is not in line with its neighbours",
  "indent it as they are, with spaces",
] as const

/** The messages and fixes for the mistakes that people make. The others have the message of the parser. */
const knownMistakes: Partial<Record<ErrorCode, readonly [message: string, fix: string]>> = {
  BAD_ALIAS: ["a text starts with a sign that has a meaning in YAML", quoteAll],
  BAD_DQ_ESCAPE: ["a backslash has a meaning in YAML", "write two, or use single quotation marks (')"],
  BAD_INDENT: misaligned,
  BAD_SCALAR_START: ["a text starts with a sign that has a meaning in YAML", quoteAll],
  DUPLICATE_KEY: ["the field occurs twice", "keep one of the two and delete the other"],
  MISSING_CHAR: misaligned,
  MULTIPLE_DOCS: ["a line --- ends the fields, and all below it is lost", "delete this line"],
  TAB_AS_INDENT: ["the line starts with a tab", "indent with spaces, two for each level"],
  UNEXPECTED_TOKEN: [
    "the text goes on after its closing quotation mark or bracket, or beside > or |",
    `${quoteAll}, write “ ” within it, or press Enter after > or |`,
  ],
}

const indentOf = (line: string) => line.search(/\S/)

/** Describes a colon in a text, or a line that starts too far left or right. */
const describeColon = (yaml: string, start: number): ProblemText & { offset: number } => {
  const lineStart = yaml.lastIndexOf("\n", start - 1) + 1
  const linesAbove = yaml.slice(0, lineStart).trimEnd().split("\n")
  const above = linesAbove.at(-1) ?? ""
  const [line = "", below = ""] = yaml
    .slice(lineStart)
    .split("\n")
    .filter((each) => each.trim() !== "")
  const isItem = /^\s*- /.test(line)
  const colon = line.slice(start - lineStart).search(/:(?:\s|$)/)
  // At the hyphen, the place of the whole item is wrong.
  if (colon >= 0 && !(isItem && yaml.startsWith("- ", start))) {
    const message = "a text has a colon and is not in quotation marks"
    return { offset: start + colon, message, fix: quoteAll }
  }
  const itemAbove = linesAbove.findLast((each) => /^\s*- /.test(each))
  const missing = indentOf(isItem ? (itemAbove ?? above) : below) - indentOf(line)
  const isGroup = above.endsWith(":") && indentOf(above) === indentOf(line)
  if (missing > 0 && (isItem || isGroup || indentOf(above) === indentOf(below))) {
    const fix = `put ${missing === 1 ? "a space" : `${missing} spaces`} before ${line.trim().split(" ")[0]}`
    const message = "the line starts further left than the lines beside it"
    return { offset: lineStart + indentOf(line), message, fix }
  }
  const offset = yaml.indexOf(below, lineStart + line.length) + indentOf(below)
  return { offset, message: "the line is indented too far", fix: "align it with the fields near it" }
}

/**
 * Describes an error of the YAML parser at the place where the mistake was made.
 * @param fields the names of the fields that the file can have
 */
export const describeError = (
  { code, message, pos }: Pick<YAMLParseError, "code" | "message" | "pos">,
  yaml: string,
  fields: readonly string[],
): ProblemText & { offset: number } => {
  const offset = pos[0] + Math.max(0, yaml.slice(pos[0]).search(/[^ ]/))
  const [line = ""] = yaml.slice(offset).split("\n")
  const [, quote] = /Missing closing (.)quote/.exec(message) ?? []
  const [, bracket] = /^Flow .* end with a (.)$/.exec(message) ?? []
  const opening = quote ?? (bracket && (bracket === "}" ? "{" : "["))
  if (opening) {
    const open = Math.max(0, yaml.lastIndexOf(opening, offset - 1))
    const fix = `write the closing one as well, or ${quoteAll}`
    return { offset: open, message: `the quotation mark or bracket ${opening} is never closed`, fix }
  }
  if (code === "BLOCK_AS_IMPLICIT_KEY") return describeColon(yaml, offset)
  if (message.startsWith("Implicit")) {
    const [name = ""] = /^\w+/.exec(line) ?? []
    const isField = fields.includes(name) || line[name.length] === ":"
    const fix = isField
      ? `write ${name}: and a space`
      : "write it as name: text, or indent it by two spaces if the text above goes on here"
    const at = offset + (isField ? name.length : 0)
    return { offset: at, message: `the line is not a field with a colon and a space (${line})`, fix }
  }
  const otherFix = "look at the colons, quotation marks and indentation of this line and the one above"
  const [words, fix] = knownMistakes[code] ?? [`this cannot be read: ${message}`, otherFix]
  return { offset, message: `${words} (${line})`, fix }
}
