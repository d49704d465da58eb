import { quote } from "../../yaml"
import { closestMatch } from "../problem"

/** A mistake in the YAML source, at an offset in the YAML. */
export type SyntaxProblem = { offset: number; message: string; fix: string; severity?: "warning" }

export type Line = {
  text: string
  offset: number
  indent: number
  key: string
  value: string
  valueAt: number
}

const keyed = /^( *(?:- +)*)([A-Za-z_][\w-]*|"[^"]*"|'[^']*'):(?:[ \t]+(.*)|)$/

/** Splits YAML into lines; `offset` and `valueAt` are offsets in the YAML, `key` and `value` are empty without a key. */
export const toLines = (yaml: string): Line[] => {
  let offset = 0
  return yaml.split("\n").map((text) => {
    const [, lead = "", key = "", value = ""] = keyed.exec(text) ?? []
    const valueAt = value === "" ? text.length : text.length - value.length
    const indent = key ? lead.length : text.length - text.trimStart().length
    const line = { text, offset, indent, key, value, valueAt: offset + valueAt }
    offset += text.length + 1
    return line
  })
}

/** Returns the index after the quoted text at 0, or -1 where its closing mark is not on the line. */
const quoteEnd = (value: string): number => {
  const pattern = value.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/
  return pattern.exec(value)?.[0].length ?? -1
}

const quoteProblems = ({ value, valueAt, key }: Line, next: Line | undefined): SyntaxProblem[] => {
  const mark = value[0] ?? ""
  const end = quoteEnd(value)
  if (end < 0) {
    if (next && !next.key && next.text.trim() !== "" && next.indent > 0) return []
    return [
      {
        offset: valueAt,
        message: `the quotation mark before the text of ${key} is never closed`,
        fix: `write ${mark} at the end of the text as well`,
      },
    ]
  }
  const rest = value.slice(end)
  if (/^\s*(#.*)?$/.test(rest)) return []
  return [
    {
      offset: valueAt + end + (rest.length - rest.trimStart().length),
      message: `the text of ${key} goes on after its closing quotation mark`,
      fix: `put the whole text in ${mark === '"' ? "'…'" : '"…"'}, or take the quotation marks away`,
    },
  ]
}

const valueProblems = (line: Line, next: Line | undefined): SyntaxProblem[] => {
  const { value, valueAt, key } = line
  if (/^["']/.test(value)) return quoteProblems(line, next)
  if (value.startsWith("{{")) {
    return [{ offset: valueAt, message: `the text of ${key} starts with {{`, fix: `write "${value.trim()}"` }]
  }
  if (/^[@`%*&!]/.test(value) || /^(?:\[[^\]]*\]|\{[^}]*\})\s*[^\s#]/.test(value)) {
    return [
      {
        offset: valueAt,
        message: `the text of ${key} starts with ${value[0] ?? ""}`,
        fix: `put the text in quotation marks: ${quote(value.trim())}`,
      },
    ]
  }
  const colon = /^[^[{|>#].*?:(?=\s|$)/.exec(value)
  return colon
    ? [
        {
          offset: valueAt + colon[0].length - 1,
          message: `the text of ${key} has a colon and is not in quotation marks`,
          fix: `put the text in quotation marks: ${quote(value.trim())}`,
        },
      ]
    : []
}

const lineProblems = (line: Line, open: Line | undefined, next: Line | undefined): SyntaxProblem[] => {
  const start = line.offset + (line.text.length - line.text.trimStart().length)
  if (/^ *\t/.test(line.text)) {
    const offset = line.offset + line.text.indexOf("\t")
    return [{ offset, message: "the line starts with a tab", fix: "indent with spaces, two for each level" }]
  }
  const tooFar = open && open.value !== "" && !/^[|>[{"']/.test(open.value) && line.indent > open.indent
  if (tooFar && (line.key || line.text.trimStart().startsWith("- "))) {
    return [
      {
        offset: start,
        message: `the line stands further to the right than ${open.key} above it`,
        fix: `start it below the first letter of ${open.key}`,
      },
    ]
  }
  if (line.key) return valueProblems(line, next)
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

/** Whether a line is inside a block scalar (`>-` or `|`). */
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
 * Searches YAML with syntax errors line by line for their usual causes: the parser reports an error where it cannot go on,
 * often far below the mistake.
 * @param known the names of the fields at the top level
 */
export const findSyntaxProblems = (yaml: string, known: readonly string[]): SyntaxProblem[] => {
  const lines = toLines(yaml)
  const problems: SyntaxProblem[] = []
  let opener: Line | undefined
  let open: Line | undefined
  for (const [index, line] of lines.entries()) {
    if (isOpaque(line, opener)) continue
    opener = undefined
    const found = lineProblems(line, open, lines[index + 1])
    problems.push(...(found.length > 0 ? found : missingColon(line, lines.slice(0, index), known)))
    if (!line.key) continue
    open = line
    if (/^[|>]/.test(line.value)) opener = line
  }
  return problems
}
