import { indentOf, structural, toLines, type Line, type SyntaxProblem } from "./yaml-lines"

const isBlank = ({ text }: Line) => /^\s*(#.*)?$/.test(text)

/** Reports `---` and `...`, which end a YAML document and drop what follows. A `---` above all fields is harmless. */
const documentMarkers = (lines: readonly Line[]): SyntaxProblem[] => {
  const firstField = lines.findIndex((line) => !isBlank(line) && !/^---[ \t]*$/.test(line.text))
  return lines.flatMap(({ text, offset }, index) => {
    const marker = /^(---|\.\.\.)(?=\s|$)/.exec(text)?.[1]
    if (!marker || (marker === "---" && (firstField < 0 || index < firstField))) return []
    const message = `the line ${marker} ends the fields, and everything below it is lost`
    return [{ offset, message, fix: "delete this line" }]
  })
}

/** Reports a text that is lost because it starts with # and has no quotation marks. */
const cutAtStart = (lines: readonly Line[]): SyntaxProblem[] =>
  structural(lines).flatMap(({ text, offset }, index, all) => {
    const [lead, column = ""] =
      /^(?=\s*(?:-|[\w-]+:)\s)(\s*(?:- +)?)(?:[\w-]+:[ \t]+)?(?=#[^\s#])/.exec(text) ?? []
    if (lead === undefined || indentOf(all[index + 1]?.text ?? "") > column.length) return []
    const words = text.slice(lead.length).trim()
    const message = "the text starts with #, which YAML takes for a note"
    return [{ offset: offset + lead.length, message, fix: `put it in quotation marks: "${words}"` }]
  })

/** Reports characters that look like the hyphen of a list, and a hyphen without its space, in a list or below a field. */
const falseItems = (lines: readonly Line[]): SyntaxProblem[] => {
  let isList = false
  return structural(lines).flatMap(({ text, offset }) => {
    const indent = indentOf(text)
    const inList = isList
    isList = /^\s*(?:- |-$)|^\s*(?:- )?[\w-]+:\s*(#.*)?$/.test(text)
    const item = /^\s*([-–—−•·*▪])(\s*)(\S.*)$/u.exec(text)
    const [, sign = "", space = "", words = ""] = item ?? []
    if (!item || !inList || (sign === "-" && (space !== "" || !/^[\p{L}\p{N}"']/u.test(words)))) return []
    isList = true
    const message =
      sign === "-"
        ? "a space is missing after the hyphen"
        : `the item starts with ${sign} and not with a hyphen`
    return [{ offset: offset + indent, message, fix: `write a hyphen and a space: - ${words}` }]
  })
}

/** Reports indentation with spaces other than U+0020, as copied from Word or a web page. */
const falseSpaces = (lines: readonly Line[]): SyntaxProblem[] =>
  lines.flatMap(({ text, offset }) => {
    const lead = /^[ ]*(?=[\u00A0\u2000-\u200A\u202F\u205F\u3000])/.exec(text)
    if (!lead) return []
    const message = "the line is not indented with ordinary spaces"
    const fix = "delete them and type spaces, two for each level"
    return [{ offset: offset + lead[0].length, message, fix }]
  })

/** Reports lines that parse and mean something else than an editor meant. */
export const meaningProblems = (yaml: string): SyntaxProblem[] => {
  const lines = toLines(yaml)
  return [...documentMarkers(lines), ...falseSpaces(lines), ...cutAtStart(lines), ...falseItems(lines)]
}
