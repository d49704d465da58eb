import type { SyntaxProblem } from "./yaml-syntax-hints"

type Line = { text: string; offset: number }

const toLines = (yaml: string): Line[] => {
  let offset = 0
  return yaml.split("\n").map((text) => {
    const line = { text, offset }
    offset += text.length + 1
    return line
  })
}

const isBlank = ({ text }: Line) => /^\s*(#.*)?$/.test(text)

/** `---` and `...` end a YAML document: what follows would be dropped. A `---` above all fields is harmless. */
const documentMarks = (lines: readonly Line[]): SyntaxProblem[] => {
  const firstField = lines.findIndex((line) => !isBlank(line) && !/^---[ \t]*$/.test(line.text))
  return lines.flatMap(({ text, offset }, index) => {
    const mark = /^(---|\.\.\.)(?=\s|$)/.exec(text)?.[1]
    if (!mark || (mark === "---" && (firstField < 0 || index < firstField))) return []
    return [
      {
        offset,
        message: `the line ${mark} ends the fields, and everything below it is lost`,
        fix: "delete this line",
      },
    ]
  })
}

/** Signs that look like the hyphen of a list, and a hyphen without its space, below a field or another item. */
const falseItems = (lines: readonly Line[]): SyntaxProblem[] => {
  let isList = false
  let block = -1
  return lines.flatMap(({ text, offset }) => {
    const indent = text.length - text.trimStart().length
    if (text.trim() === "" || (block >= 0 && indent > block)) return []
    block = /(^|[\s:])[|>][-+\d]*\s*(#.*)?$/.test(text) ? indent : -1
    const inList = isList
    isList = /^\s*(?:- |-$)|^\s*(?:- )?[\w-]+:\s*(#.*)?$/.test(text)
    const item = /^\s*([-–—−•·*▪])(\s*)(\S.*)$/u.exec(text)
    const [, sign = "", space = "", words = ""] = item ?? []
    if (!item || !inList || (sign === "-" && (space !== "" || !/^[\p{L}\p{N}"']/u.test(words)))) return []
    isList = true
    const what =
      sign === "-"
        ? "a space is missing after the hyphen"
        : `the item starts with ${sign} and not with a hyphen`
    return [{ offset: offset + indent, message: what, fix: `write a hyphen and a space: - ${words}` }]
  })
}

/** Lines whose blanks are no ordinary spaces, as they come from Word or a web page. */
const falseSpaces = (lines: readonly Line[]): SyntaxProblem[] =>
  lines.flatMap(({ text, offset }) => {
    const lead = /^[ ]*(?=[\u00A0\u2000-\u200A\u202F\u205F\u3000])/.exec(text)
    return lead
      ? [
          {
            offset: offset + lead[0].length,
            message: "the blanks before the text are not ordinary spaces",
            fix: "delete them and type spaces, two for each level",
          },
        ]
      : []
  })

/** Finds what makes YAML mean something else than it seems to, so that all other messages about the file would mislead. */
export const findYamlBlockers = (yaml: string): SyntaxProblem[] => {
  const lines = toLines(yaml)
  return [...documentMarks(lines), ...falseSpaces(lines), ...falseItems(lines)]
}
