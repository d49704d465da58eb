import { z } from "zod"
import { quote } from "../../yaml"
import { indentOf, type Line, type SyntaxProblem } from "./check-lines"

/**
 * Returns patterns of the fields that a schema, or a group in it, has beside a field. An optional one is followed by a date or
 * by true or false, because its name can be a word of a text.
 */
export const fieldsBeside = (schema: z.core.$ZodType | undefined, name: string): string[] => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldsBeside(schema.unwrap(), name)
  if (schema instanceof z.ZodArray) return fieldsBeside(schema.element, name)
  if (!(schema instanceof z.ZodObject)) return []
  const shape: Record<string, z.core.$ZodType> = schema.shape
  const fields = Object.entries(shape)
  const beside = fields
    .filter(([other]) => name in shape && other !== name)
    .map(([other, field]) =>
      z.safeParse(field, undefined).success ? `${other}:(?=\\s+(?:true|false|\\d))` : `${other}:(?=\\s|$)`,
    )
  return [...beside, ...fields.flatMap(([, field]) => fieldsBeside(field, name))]
}

/** Returns true if a bracket at the start of a value is closed neither on its line nor on those indented below it. */
const isOpen = ({ value, indent }: Line, below: readonly Line[]): boolean => {
  if (!/^[[{]/.test(value)) return false
  const end = below.findIndex((line) => line.text.trim() !== "" && indentOf(line.text) <= indent)
  const lines = [value, ...below.slice(0, end < 0 ? below.length : end).map(({ text }) => text)]
  return /^[[{][^\]}]*$/.test(lines.join("\n"))
}

/** Returns the index after the quoted text at the start of a value, or -1 if its closing mark is not on the line. */
const quoteEnd = (value: string): number => {
  const pattern = value.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/
  return pattern.exec(value)?.[0].length ?? -1
}

/**
 * Describes a field that follows the text of another one on its line.
 * @param from the index in the value from which to search
 * @param names patterns of the fields that can follow
 */
const secondField = (
  { value, valueAt, key, indent }: Line,
  below: readonly Line[],
  from: number,
  names: readonly string[],
): SyntaxProblem | undefined => {
  const end = below.findIndex((line) => line.text.trim() !== "" && (line.indent < indent || line.hyphen >= 0))
  const block = below.slice(0, end < 0 ? below.length : end)
  const isFree = (name: string) => !block.some((line) => line.key === name && line.indent === indent)
  const found = names
    .map((name) => new RegExp(`(?<=\\S[ \\t]*[\\s,;"'])${name}`).exec(value))
    .find((match) => match !== null && match.index >= from && isFree(match[0].slice(0, -1)))
  if (!found) return undefined
  const [field] = found
  const press = /,\s*$/.test(value.slice(0, found.index)) ? "delete the comma, press" : "press"
  const fix = `${press} Enter before ${field}, and start it below the first letter of ${key}`
  return { offset: valueAt + found.index, message: `${field} is on the line of ${key}`, fix }
}

const quoteProblems = (line: Line, below: readonly Line[], names: readonly string[]): SyntaxProblem[] => {
  const next = below.find(({ text }) => text.trim() !== "")
  const { value, valueAt, label } = line
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
  const second = secondField(line, below, end, names)
  if (second) return [second]
  const offset = valueAt + end + (rest.length - rest.trimStart().length)
  const message = `${label} goes on after its closing quotation mark`
  const whole = `put the whole text in ${mark === '"' ? "'…'" : '"…"'}, or delete the quotation marks`
  return [{ offset, message, fix: /^\s*[,;]\s*$/.test(rest) ? `delete ${rest.trim()}` : whole }]
}

/**
 * Describes what is wrong with the value of a line.
 * @param names patterns of the fields that can be beside it
 */
export const valueProblems = (
  line: Line,
  below: readonly Line[],
  names: readonly string[],
): SyntaxProblem[] => {
  const { value, valueAt, label, key } = line
  const next = below.find(({ text }) => text.trim() !== "")
  if (/^["']/.test(value)) return quoteProblems(line, below, names)
  const inMarks = `put the text in quotation marks: ${quote(value.trim())}`
  if (/^\{(?:\{|[^:,]*$)/.test(value)) {
    return [{ offset: valueAt, message: `${label} starts with {`, fix: inMarks }]
  }
  if (/^[|>](?!\d)[-+]*[ \t]+[^\s#]/.test(value)) {
    const [mark = ""] = /^[|>][-+\d]*/.exec(value) ?? []
    const fix = /[|>][ \t]+[-+]$/.test(value.trim())
      ? `write ${mark}${value.trim().slice(-1)} without the space`
      : `press Enter after ${mark} and start the text there with two spaces`
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
  if (/^-[ \t]/.test(value) && key && ((next && next.hyphen >= 0) || value.includes(" - "))) {
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
  const second = secondField(line, below, 0, names)
  if (second) return [second]
  const text = value.trim().replace(/^[“„]([^“”„]*)[“”]$/, "$1")
  return [
    {
      offset: valueAt + colon.length - 1,
      message: `${label} has a colon and is not in quotation marks`,
      fix: `put the text in quotation marks: ${quote(text)}`,
    },
  ]
}
