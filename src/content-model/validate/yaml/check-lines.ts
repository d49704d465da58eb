import { quote } from "../../yaml"
import { falseMarks } from "./check-blocks"

/** A mistake in the YAML source, at an offset in the YAML. */
export type SyntaxProblem = { offset: number; message: string; fix: string; severity?: "warning" }

export type Line = {
  text: string
  offset: number
  indent: number
  key: string
  value: string
  valueAt: number
  /** The column of the hyphen of a list item, from 0; -1 if the line starts no item. */
  dash: number
  /** The name of the value in messages, for example “the text of title”. */
  label: string
}

const plainItem = /^( *- +)()(\S.*)$/

const keyed = /^( *(?:- +)*)(\w[\w-]*|"[^"]*"|'[^']*'):(?:[ \t]+(.*)|)$/

/** Splits YAML into lines. `offset` and `valueAt` are offsets in the YAML. A list item without a key has only a `value`. */
export const toLines = (yaml: string): Line[] => {
  let offset = 0
  return yaml.split("\n").map((text) => {
    const [, lead = "", key = "", value = ""] = keyed.exec(text) ?? plainItem.exec(text) ?? []
    const valueAt = value === "" ? text.length : text.length - value.length
    const indent = key ? lead.length : text.length - text.trimStart().length
    const dash = /^ *- /.test(text) ? text.indexOf("-") : -1
    const label = key ? `the text of ${key.replace(/["']/g, "")}` : "the text of the item"
    const line = { text, offset, indent, key, value, valueAt: offset + valueAt, dash, label }
    offset += text.length + 1
    return line
  })
}

/** A field or an item in whose block a line can be. */
export type Level = { column: number; isItem: boolean; line: Line }

/**
 * Adds the levels of a line to those that are open, and reports a line that starts between them, or an item that starts
 * before those above it.
 */
export const level = (levels: Level[], line: Line, open: Line | undefined): SyntaxProblem | undefined => {
  const starts = [
    ...(line.dash >= 0 ? [{ column: line.dash, isItem: true, line }] : []),
    ...(line.key ? [{ column: line.indent, isItem: false, line }] : []),
  ]
  const [first] = starts
  if (!first) return undefined
  const before = levels.length
  let deeper: Level | undefined
  while ((levels.at(-1)?.column ?? -1) > first.column) deeper = levels.pop()
  const top = levels.at(-1)
  const isBetween = levels.length < before && top !== undefined && top.column < first.column
  const isEarly = first.isItem && top?.isItem === false && top.column === first.column && top.line !== open
  if (top?.column !== first.column || isEarly) levels.push(first)
  levels.push(...starts.slice(1))
  if (isBetween && first.isItem && deeper?.isItem === false && deeper.column === first.column + 2) {
    const message = "the first item of the list has no hyphen"
    const at = deeper.line.offset + deeper.column
    return { offset: at, message, fix: "write a hyphen and a space before it, below the next hyphen" }
  }
  const isOut = !first.isItem && top?.isItem === true && top.column === first.column
  if (!isBetween && !isEarly && !isOut) return undefined
  const message = "the line is not in line with its neighbours"
  const fix = first.isItem ? "indent it as they are" : "indent it as they are, with spaces"
  return { offset: line.offset + first.column, message, fix }
}

const indentOf = (text: string) => text.length - text.trimStart().length

/** Returns true if a bracket at the start of a value is closed neither on its line nor on those indented below it. */
export const isOpen = ({ value, indent }: Line, below: readonly Line[]): boolean => {
  if (!/^[[{]/.test(value)) return false
  const end = below.findIndex((line) => line.text.trim() !== "" && indentOf(line.text) <= indent)
  const lines = [value, ...below.slice(0, end < 0 ? below.length : end).map(({ text }) => text)]
  return /^[[{][^\]}]*$/.test(lines.join("\n"))
}

/** Returns the lines that are not blank and not in a block scalar (`>-` or `|`). */
const structural = (lines: readonly Line[]): Line[] => {
  let block = -1
  return lines.filter(({ text }) => {
    if (text.trim() === "" || (block >= 0 && indentOf(text) > block)) return false
    block = /(^|[\s:])[|>][-+\d]*\s*(#.*)?$/.test(text) ? indentOf(text) : -1
    return true
  })
}

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

/** Reports a text that is lost because it starts with # and is not in quotation marks. */
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
    const isSpaced = /^[ \t]/.test(space) || (space === "" && !/^[\p{L}\p{N}"']/u.test(words))
    const isField = sign === "-" && /^[a-z]\w*:(?:\s|$)/i.test(words)
    if (!item || !(inList || isField) || (sign === "-" && isSpaced)) return []
    if (!inList && indent === 0) {
      const fix = "delete the hyphen; if it is the old line of a comparison, delete the whole line"
      return [{ offset, message: "the field has a hyphen before its name", fix }]
    }
    isList = true
    const message =
      sign !== "-"
        ? `the item starts with ${sign} and not with a hyphen`
        : `${space === "" ? "a" : "an ordinary"} space is missing after the hyphen`
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

/** Reports a text that starts with a word in braces and a colon, which YAML takes for the name of a field. */
const bracedNames = (lines: readonly Line[]): SyntaxProblem[] =>
  structural(lines).flatMap(({ value, valueAt: offset, label }) =>
    /^\{[^{}]*\}:(?:\s|$)/.test(value)
      ? [
          {
            offset,
            message: `${label} starts with {`,
            fix: `put the text in quotation marks: ${quote(value.trim())}`,
          },
        ]
      : [],
  )

/**
 * Reports lines that parse but do not mean what the editor intended.
 * @param mark the mark of a text on several lines: `|` in a mail, otherwise `>-`
 */
export const meaningProblems = (yaml: string, mark: string): SyntaxProblem[] => {
  const lines = toLines(yaml)
  return [
    ...documentMarkers(lines),
    ...falseSpaces(lines),
    ...cutAtStart(lines),
    ...falseItems(lines),
    ...bracedNames(lines),
    ...falseMarks(structural(lines), lines, mark),
  ]
}
