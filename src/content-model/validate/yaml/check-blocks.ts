import { isMap, isScalar } from "yaml"
import { z } from "zod"
import type { YamlDocument } from "../../yaml"
import type { Line, SyntaxProblem } from "./check-lines"

const indentOf = (text: string) => text.length - text.trimStart().length

const isMark = (value: string) => /^[|>](?:[-+]?[1-9]?|[1-9][-+])(?:\s+#.*)?$/.test(value)

/** Signs in place of `>-` or `|`; in a mail also letters that look like `|`. */
const falseMark = /^(?=.*[<>|›»~=}→]|[-–—:]+$)["'\\]?[-=<>|~._:;,+–—›»}→/ ]{1,5}["']?$/
const falseMailMark = /^[Il1/\\!¦]$/

/**
 * Reports signs that are neither `>-` nor `|`, with a text indented below them, of which they become a part.
 * @param fields the lines that are not in a text
 * @param mark the mark that belongs there: `|` in a mail, otherwise `>-`
 */
export const falseMarks = (fields: readonly Line[], lines: readonly Line[], mark: string): SyntaxProblem[] =>
  fields.flatMap((line) => {
    const value = line.value.trim()
    if (!line.key || isMark(value)) return []
    if (!falseMark.test(value) && !(mark === "|" && falseMailMark.test(value))) return []
    const below = lines.find(({ offset, text }) => offset > line.offset && text.trim() !== "")
    if (!below || below.dash >= 0 || indentOf(below.text) <= line.indent) return []
    const message = `${value} is not the mark of a text on several lines`
    return [{ offset: line.valueAt, message, fix: `write ${mark} in its place` }]
  })

/** Returns the offset of a line in a text that begins with the mark of a note, # or //; -1 if there is none. */
export const noteIn = (written: string): number => {
  const text = written.replace(/^[|>].*/, (header) => " ".repeat(header.length))
  return /(?<=\S\s*\n[ \t]*)(?:#+(?=[ \t]+\S|\p{L})|\/\/(?=[ \t]+\S))/u.exec(text)?.index ?? -1
}

type Lost = { at: number; above: string; isOnLine: boolean }

/**
 * Searches the texts of a block for a field that became part of one of them.
 * @returns the offset of the field, and the field whose text has it; undefined if no text has it
 */
export const lostField = (
  block: ReturnType<YamlDocument["get"]>,
  yaml: string,
  name: string,
): Lost | undefined => {
  if (!isMap(block)) return undefined
  for (const { key, value } of block.items) {
    if (!isScalar(key) || !isScalar(value) || typeof value.value !== "string") continue
    const [from, to] = value.range ?? [0, 0]
    const text = yaml.slice(from, to)
    const below = new RegExp(`(?<=\\n[ \\t]*)${name}:(?=\\s|$)`).exec(text)
    const found = below ?? new RegExp(`(?<=\\S[ \\t,]+)${name}:(?=\\S)`).exec(text)
    if (found) return { at: from + found.index, above: String(key.value), isOnLine: !below }
  }
  return undefined
}

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
