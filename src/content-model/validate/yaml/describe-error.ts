import type { YAMLParseError } from "yaml"
import type { Severity } from "../problem"

/** A mistake in the YAML source, at an offset in the YAML. */
export type SyntaxProblem = { offset: number; message: string; fix: string; severity?: Severity }

type Words = Pick<SyntaxProblem, "message" | "fix">

const misaligned: Words = {
  message: "the line is not in line with its neighbours",
  fix: "indent it as they are, with spaces",
}

/** The words for the codes of the parser's errors. The other codes need a search for the place of the mistake. */
const wordsByCode: Partial<Record<string, Words>> = {
  BAD_DQ_ESCAPE: {
    message: "a backslash in a text in double quotation marks",
    fix: "write \\\\ for a backslash, or use single quotation marks",
  },
  BAD_INDENT: misaligned,
  MULTIPLE_DOCS: { message: "a line --- ends the fields, and all below it is lost", fix: "delete this line" },
  TAB_AS_INDENT: { message: "the line starts with a tab", fix: "indent with spaces, two for each level" },
  UNEXPECTED_TOKEN: {
    message: "the text goes on after its closing quotation mark or bracket, or beside > or |",
    fix: "put the whole text in quotation marks, or press Enter after > or |",
  },
}

const quoteAll = "put the whole text in quotation marks"

const indentOf = (line: string) => line.search(/\S/)

/** Describes a colon in a text, or a line that starts too far left or right. */
const describeColon = (yaml: string, start: number): SyntaxProblem => {
  const lineStart = yaml.lastIndexOf("\n", start - 1) + 1
  const written = (text: string) => text.split("\n").filter((each) => each.trim() !== "")
  const above = written(yaml.slice(0, lineStart)).at(-1) ?? ""
  const [line = "", below = ""] = written(yaml.slice(lineStart))
  const colon = start + yaml.slice(start).search(/:(?:\s|$)/)
  if (colon >= start && colon < lineStart + line.length) {
    return { offset: colon, message: "a text has a colon and is not in quotation marks", fix: quoteAll }
  }
  const isItem = /^\s*- /.test(line)
  const spaces = indentOf(isItem ? above : below) - indentOf(line)
  const isOwner = above.trimEnd().endsWith(":") && indentOf(above) === indentOf(line)
  if (spaces > 0 && (isItem || isOwner || indentOf(above) === indentOf(below))) {
    const fix = `put ${spaces === 1 ? "a space" : `${spaces} spaces`} before ${line.trim().split(" ")[0]}`
    return {
      offset: lineStart + indentOf(line),
      message: "the line starts further left than the lines beside it",
      fix,
    }
  }
  const offset = yaml.indexOf(below, lineStart + line.length) + indentOf(below)
  return { offset, message: "the line is indented too far", fix: "start it below the fields beside it" }
}

/** Describes a line that is no field, for example because of its colon. */
const describeLine = (yaml: string, start: number, fields: readonly string[]): SyntaxProblem => {
  const [, name = "", colon = ""] = /^([A-Za-z]\w*)(:(?=\S))?/.exec(yaml.slice(start)) ?? []
  const offset = start + name.length
  if (colon !== "") return { offset, message: `a space is missing after ${name}:`, fix: "write one" }
  if (fields.includes(name)) {
    return { offset, message: `a colon is missing after ${name}`, fix: `write ${name}: and a space` }
  }
  const fix = "indent it by two spaces if the text above goes on here, write it as name: text, or delete it"
  return { offset: start, message: "the line is neither a field nor part of the text above", fix }
}

/** Describes a quotation mark or a bracket that is never closed, before the offset at which the parser gives up. */
const describeOpen = (yaml: string, end: number, mark: string): SyntaxProblem => ({
  offset: Math.max(0, yaml.lastIndexOf(mark, end - 1)),
  message: `${/["']/.test(mark) ? "the quotation mark" : "the bracket"} ${mark} is never closed`,
  fix: `write the closing one as well, or ${quoteAll}`,
})

/**
 * Describes an error of the YAML parser at the place where the mistake was made.
 * @param fields the names of the fields that the file can have
 */
export const describeError = (
  { code, message, pos }: Pick<YAMLParseError, "code" | "message" | "pos">,
  yaml: string,
  fields: readonly string[],
): SyntaxProblem => {
  const [, indent = ""] = /^( *)/.exec(yaml.slice(pos[0])) ?? []
  const offset = pos[0] + indent.length
  const [key = ""] = /^[^:\s]*/.exec(yaml.slice(offset)) ?? []
  const [, closing] = /Missing closing (.)quote/.exec(message) ?? []
  const [, bracket] = /^Flow .* end with a (.)$/.exec(message) ?? []
  if (closing) return describeOpen(yaml, offset, closing)
  if (bracket) return describeOpen(yaml, offset, bracket === "}" ? "{" : "[")
  switch (code) {
    case "BAD_SCALAR_START":
      return { offset, message: `a text starts with ${yaml[offset] ?? ""}`, fix: quoteAll }
    case "BLOCK_AS_IMPLICIT_KEY":
      return describeColon(yaml, offset)
    case "DUPLICATE_KEY":
      return { offset, message: `${key} occurs twice`, fix: "keep one of the two and delete the other" }
    case "MULTILINE_IMPLICIT_KEY":
      return describeLine(yaml, offset, fields)
    case "MISSING_CHAR":
      return message.includes("-") ? { offset, ...misaligned } : describeLine(yaml, offset, fields)
    default: {
      const fix = "look at the colons, quotation marks and indentation of this line and the one above"
      return { offset, ...(wordsByCode[code] ?? { message: "this cannot be read", fix }) }
    }
  }
}
