import type { z } from "zod"
import { closestMatch } from "../problem"
import { toLines, type Line, type SyntaxProblem } from "./check-lines"
import { fieldsBeside, valueProblems } from "./value-hints"

/** A field or an item in whose block a line can be. */
type Level = { column: number; isItem: boolean; line: Line }

/**
 * Adds the levels of a line to those that are open, and reports a line that starts between them, or an item that starts
 * before those above it.
 */
const level = (levels: Level[], line: Line, open: Line | undefined): SyntaxProblem | undefined => {
  const starts = [
    ...(line.hyphen >= 0 ? [{ column: line.hyphen, isItem: true, line }] : []),
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

/** Describes a field or an item that is indented below a field that already has a text. */
const indentedTooFar = (line: Line, open: Line, offset: number, known: readonly string[]): SyntaxProblem => {
  if (line.hyphen >= 0 && open.indent > 0 && line.key) {
    const fix = "start it below the hyphen of that item"
    return { offset, message: "the item is indented further than the one above it", fix }
  }
  if (line.hyphen >= 0 && open.indent < line.hyphen && open.indent === 0) {
    const message = `a list starts here, but ${open.key} above it has a text`
    const fix = "write the name of the list with a colon on a line above it, as it was before"
    return { offset, message, fix: `${fix}; or start the line below the first letter of ${open.key}` }
  }
  if (open.indent === 0 && known.length > 0 && !known.includes(open.key) && !line.key.includes(open.key)) {
    const message = `${open.key} is further to the left than the line below it`
    return { offset: open.offset, message, fix: `indent ${open.key} like that line, with spaces` }
  }
  if (open.indent === 0 && known.includes(open.key) && !known.includes(line.key)) {
    const message = `${open.key} has a text, and fields below it as well`
    return {
      offset: open.valueAt,
      message,
      fix: `write only the fields below ${open.key}:, or only the text`,
    }
  }
  const message = `the line is indented further than ${open.key} above it`
  return { offset, message, fix: `start it below the first letter of ${open.key}` }
}

/** Lines that are not YAML, each with its message and fix. */
const foreign: readonly [pattern: RegExp, message: string, fix: string][] = [
  [/^\s*(?:\/\/|<!--)/, "this is not a note", "start a note with # and a space"],
  [/^\s*(?:`{3}|~{3})/, "a mark for code is in the file", "delete this line"],
  [/^\s*[}\])>,;]+\s*$/, "the line has no text", "delete it"],
  [/^\s*(?::(?:wq?|q|x)!?|\^[A-Z]|EOF|`+|´+)\s*$/, "the line is no field", "delete this line"],
]

const lineProblems = (
  line: Line,
  open: Line | undefined,
  below: readonly Line[],
  known: readonly string[],
  schema: z.ZodObject | undefined,
  mark: string,
): SyntaxProblem[] => {
  const start = line.offset + (line.text.length - line.text.trimStart().length)
  if (/^ *\t/.test(line.text)) {
    const offset = line.offset + line.text.indexOf("\t")
    return [{ offset, message: "the line starts with a tab", fix: "indent with spaces, two for each level" }]
  }
  const strange = foreign.find(([pattern]) => pattern.test(line.text))
  if (strange) return [{ offset: start, message: strange[1], fix: strange[2] }]
  const tooFar =
    open && open.value !== "" && !/^(?:[|>[{"']|-[ \t])/.test(open.value) && line.indent > open.indent
  if (tooFar && (line.key || line.hyphen >= 0)) return [indentedTooFar(line, open, start, known)]
  if (line.key || line.value) return valueProblems(line, below, fieldsBeside(schema, line.key))
  const sign = /^\s+(?:(?:[^\s"'#]\S*\s+)+\S+?(?=:(?:\s|$))|(?=[{@`%&*!]))/.exec(line.text)
  if (sign && open?.value === "" && line.indent > open.indent) {
    const at = sign[0].length
    const fix = `write ${mark} after ${open.key}:, or put the whole text in quotation marks`
    return [{ offset: line.offset + at, message: `${open.label} has the sign ${line.text[at] ?? ""}`, fix }]
  }
  const unspaced = /^\s*([A-Za-z_][\w-]*|\d+(?=:[a-z])):\S/.exec(line.text)
  if (unspaced?.[1] && !tooFar) {
    return [
      {
        offset: start + unspaced[1].length,
        message: `a space is missing after ${unspaced[1]}:`,
        fix: "write one space after the colon",
      },
    ]
  }
  return []
}

/** Returns true if a line is inside a block scalar (`>-` or `|`). */
const isOpaque = (line: Line, opener: Line | undefined): boolean =>
  opener !== undefined && (line.text.trim() === "" || line.indent > opener.indent)

/** Returns true if a line is a note, and the text of the field above it goes on below it. */
const isNoteInText = (line: Line, below: readonly Line[], field: Line | undefined): boolean => {
  const next = below.find(({ text }) => !/^\s*(?:#.*)?$/.test(text))
  return (
    /^\s*#/.test(line.text) &&
    field !== undefined &&
    next?.key === "" &&
    next.hyphen < 0 &&
    next.indent > field.indent
  )
}

/** Reports a known field name without its colon. */
const missingColon = (line: Line, above: Line[], known: readonly string[]): SyntaxProblem[] => {
  if (line.text.trim() === "" || /^\s*(#|- ?|[\]}])/.test(line.text) || line.key) return []
  if (line.indent > 0 || above.length === 0) return []
  const [word = ""] = /^[A-Za-z_][\w-]*/.exec(line.text) ?? []
  const meant = closestMatch(word, known)
  return meant
    ? [
        {
          offset: line.offset + word.length,
          message: `a colon is missing after ${word}`,
          fix: `write ${meant}: and a space before the text`,
        },
      ]
    : []
}

/**
 * Searches YAML with syntax errors line by line for the usual causes: the parser reports an error where it cannot continue,
 * often far below the mistake.
 * @param schema the schema of the file; undefined if it has none
 * @param mark the mark of a text on several lines: `|` in a mail, otherwise `>-`
 */
export const findSyntaxProblems = (
  yaml: string,
  schema: z.ZodObject | undefined,
  mark: string,
): SyntaxProblem[] => {
  const known = Object.keys(schema?.shape ?? {})
  const lines = toLines(yaml)
  const problems: SyntaxProblem[] = []
  const levels: Level[] = []
  let opener: Line | undefined
  let open: Line | undefined
  for (const [index, line] of lines.entries()) {
    if (isOpaque(line, opener)) continue
    if (isNoteInText(line, lines.slice(index + 1), opener ?? open)) {
      const fix = "delete the line, or move it above the name of the text"
      problems.push({ offset: line.offset, message: "a note is in the middle of a text", fix })
      continue
    }
    const isInText = opener?.indent === 0 && line.key !== "" && known.length > 0 && !known.includes(line.key)
    opener = undefined
    if (isInText && line.indent === 0) {
      const message = "the line is not indented like the text above it"
      problems.push({ offset: line.offset, message, fix: "indent it by two spaces" })
    }
    const found = lineProblems(line, open, lines.slice(index + 1), known, schema, mark)
    const misplaced = level(levels, line, open)
    if (found.length > 0) problems.push(...found)
    else if (misplaced) problems.push(misplaced)
    else problems.push(...missingColon(line, lines.slice(0, index), known))
    if (/^[|>]/.test(line.value)) opener = line
    if (line.key) open = line
  }
  return problems
}
