import { quote } from "../../yaml"
import { closestMatch } from "../problem"
import { isOpen, level, toLines, type Level, type Line, type SyntaxProblem } from "./check-lines"

/** Returns the index after the quoted text at the start of a value, or -1 if its closing mark is not on the line. */
const quoteEnd = (value: string): number => {
  const pattern = value.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/
  return pattern.exec(value)?.[0].length ?? -1
}

const quoteProblems = ({ value, valueAt, label }: Line, next: Line | undefined): SyntaxProblem[] => {
  const mark = value[0] ?? ""
  const end = quoteEnd(value)
  if (end < 0) {
    if (next && !next.key && next.indent > 0) return []
    return [
      {
        offset: valueAt,
        message: `the quotation mark before ${label} is never closed`,
        fix: `write ${mark} at the end of the text as well`,
      },
    ]
  }
  const rest = value.slice(end)
  if (/^\s*(#.*)?$/.test(rest)) return []
  const offset = valueAt + end + (rest.length - rest.trimStart().length)
  const message = `${label} goes on after its closing quotation mark`
  const whole = `put the whole text in ${mark === '"' ? "'…'" : '"…"'}, or delete the quotation marks`
  return [{ offset, message, fix: /^\s*[,;]\s*$/.test(rest) ? `delete ${rest.trim()}` : whole }]
}

const valueProblems = (line: Line, below: readonly Line[], names: readonly string[]): SyntaxProblem[] => {
  const { value, valueAt, label, key } = line
  const next = below.find(({ text }) => text.trim() !== "")
  if (/^["']/.test(value)) return quoteProblems(line, next)
  const inMarks = `put the text in quotation marks: ${quote(value.trim())}`
  if (/^\{(?:\{|[^:,]*$)/.test(value)) {
    return [{ offset: valueAt, message: `${label} starts with {`, fix: inMarks }]
  }
  if (/^[|>](?!\d)[-+]*[ \t]+[^\s#]/.test(value)) {
    const [mark = ""] = /^[|>][-+\d]*/.exec(value) ?? []
    const fix = /[|>][ \t]+[-+]$/.test(value.trim())
      ? `write ${mark}${value.trim().slice(-1)} without the space`
      : `press Enter after ${mark} and start the text there with two spaces; or delete ${mark}`
    return [{ offset: valueAt, message: `${label} starts on the line of ${mark}`, fix }]
  }
  const comma = /^\[(?:[^\]"']*,)?\s*(?=,)/.exec(value)?.[0].length
  if (comma !== undefined) {
    const fix = "write the item before it, or delete the comma"
    return [{ offset: valueAt + comma, message: "a comma has no item before it", fix }]
  }
  if (isOpen(line, below)) {
    const fix = `write ${value.startsWith("[") ? "]" : "}"} at its end; if it is a text, put it in quotation marks`
    return [{ offset: valueAt, message: `the bracket ${value[0] ?? ""} is never closed`, fix }]
  }
  if (/^-[ \t]/.test(value) && key && ((next && next.dash >= 0) || value.includes(" - "))) {
    const fix = `press Enter after ${key}: and start each item on a line of its own, two spaces to the right`
    return [{ offset: valueAt, message: `the list starts on the line of ${key}`, fix }]
  }
  if (
    /^[@`%*&!]|^[-?][ \t]|^[|>](?:\d+[ \t]*[^\s\d+-]|[^\s\d#+-])/.test(value) ||
    /^(?:\[[^\]]*\]|\{[^}]*\})\s*[^\s#]/.test(value)
  ) {
    return [{ offset: valueAt, message: `${label} starts with ${value[0] ?? ""}`, fix: inMarks }]
  }
  const [colon] = (key && /^[^[{|>#].*?:(?=\s|$)/.exec(value)) || []
  if (!colon) return []
  const field = names.find((name) => name && colon.endsWith(` ${name}:`))
  const text = value.trim().replace(/^[“„]([^“”„]*)[“”]$/, "$1")
  return [
    {
      offset: valueAt + colon.length - 1,
      message: `${label} has a colon and is not in quotation marks`,
      fix: field ? `start ${field}: on a line of its own` : `put the text in quotation marks: ${quote(text)}`,
    },
  ]
}

/** Describes a field or an item that is indented below a field that already has a text. */
const indentedTooFar = (line: Line, open: Line, offset: number, known: readonly string[]): SyntaxProblem => {
  if (line.dash >= 0 && open.indent < line.dash && open.indent === 0) {
    const message = `a list starts here, but ${open.key} above it has a text`
    const fix = "write the name of the list with a colon on a line above it, as it was before"
    return { offset, message, fix: `${fix}; or start the line below the first letter of ${open.key}` }
  }
  if (open.indent === 0 && known.length > 0 && !known.includes(open.key) && !line.key.includes(open.key)) {
    const message = `${open.key} is further to the left than the line below it`
    return { offset: open.offset, message, fix: "start both at the same place" }
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
]

const lineProblems = (
  line: Line,
  open: Line | undefined,
  below: readonly Line[],
  known: readonly string[],
  names: readonly string[],
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
  if (tooFar && (line.key || line.dash >= 0)) return [indentedTooFar(line, open, start, known)]
  if (line.key || line.value) return valueProblems(line, below, names)
  const sign = /^\s+(?:(?:[^\s"'#]\S*\s+)+\S+?(?=:(?:\s|$))|(?=[{@`%&*!]))/.exec(line.text)
  if (sign && open?.value === "" && line.indent > open.indent) {
    const at = sign[0].length
    const fix = `write >- after ${open.key}: (in a mail |), or put the whole text in quotation marks`
    return [{ offset: line.offset + at, message: `${open.label} has the sign ${line.text[at] ?? ""}`, fix }]
  }
  const unspaced = /^\s*([A-Za-z_][\w-]*):\S/.exec(line.text)
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
 * @param known the names of the fields at the top level
 */
export const findSyntaxProblems = (yaml: string, known: readonly string[]): SyntaxProblem[] => {
  const lines = toLines(yaml)
  const names = [...known, ...lines.map(({ key }) => key)]
  const problems: SyntaxProblem[] = []
  const levels: Level[] = []
  let opener: Line | undefined
  let open: Line | undefined
  for (const [index, line] of lines.entries()) {
    if (isOpaque(line, opener)) continue
    const isInText = opener?.indent === 0 && line.key !== "" && known.length > 0 && !known.includes(line.key)
    opener = undefined
    if (isInText && line.indent === 0) {
      const message = "the line is not indented like the text above it"
      problems.push({ offset: line.offset, message, fix: "indent it by two spaces" })
    }
    const found = lineProblems(line, open, lines.slice(index + 1), known, names)
    const misplaced = level(levels, line, open)
    if (found.length > 0) problems.push(...found)
    else if (misplaced) problems.push(misplaced)
    else problems.push(...missingColon(line, lines.slice(0, index), known))
    if (/^[|>]/.test(line.value)) opener = line
    if (line.key) open = line
  }
  return problems
}
