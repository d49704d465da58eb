import { isMap, isScalar } from "yaml"
import { z } from "zod"
import { valueAt, type ContentFile } from "../../content-file"
import { schemaAt, shapeOf, type Schema } from "../../content-types"
import {
  blockOffset,
  textAround,
  valueOffset,
  valueRange,
  writtenAt,
  type Path,
  type YamlDocument,
} from "../../yaml"
import { nameOf, problemAt, type Problem } from "../problem"
import { describeIssue, findOf } from "./describe-issue"
import { misspelt, splitItems, unknownKeys } from "./unknown-fields"

type Issue = z.core.$ZodIssue

/** Returns the description of the field at `path`; empty if it has none. */
export const descriptionAt = (schema: z.ZodObject, path: Path): string => {
  const parent = path.length > 0 ? schemaAt(schema, path.slice(0, -1)) : undefined
  const wrapped = parent instanceof z.ZodObject ? shapeOf(parent)[String(path.at(-1))] : undefined
  const describe = (of: Schema | undefined) => (of ? z.globalRegistry.get(of)?.description : undefined)
  return describe(wrapped) ?? describe(schemaAt(schema, path)) ?? ""
}

/** Returns the first sentence of a field's description in brackets, after a space; empty if there is none. */
const hint = (schema: z.ZodObject, path: Path): string => {
  const [first = ""] = descriptionAt(schema, path).split(/\.(?:\s|$)/)
  return first && ` (${first})`
}

type Lost = { at: number; above: string; isOnLine: boolean }

/**
 * Searches the texts of a block for a field that became part of one of them.
 * @returns the offset of the field, and the field whose text has it; undefined if no text has it
 */
const lostField = (block: ReturnType<YamlDocument["get"]>, yaml: string, name: string): Lost | undefined => {
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

const missing = (source: ContentFile, schema: z.ZodObject, path: Path): Problem => {
  const { yaml, yamlStart, document } = source
  const key = String(path.at(-1))
  const parent = path.slice(0, -1)
  const lost = lostField(parent.length > 0 ? document.getIn(parent) : document.contents, yaml, key)
  if (lost) {
    const place = `start it below the first letter of ${lost.above}`
    const [message, fix] = lost.isOnLine
      ? [
          `is on the line of ${lost.above}`,
          `press Enter before ${key}:, ${place}, and write a space after its colon`,
        ]
      : ["is indented too far and counts as part of the text above it", place]
    return problemAt(source, yamlStart + lost.at, `${nameOf(path)} ${message}`, fix)
  }
  const [from, to] = valueRange(document, parent) ?? [0, yaml.length]
  const indented = [...yaml.matchAll(new RegExp(`(?<=^ +)${key}:(?: |$)`, "gm"))].find(
    ({ index }) => index >= from && index < to && textAround(document, index),
  )
  if (indented) {
    const message = `${nameOf(path)} is indented too far and counts as part of the text above it`
    return problemAt(source, yamlStart + indented.index, message, "start it where the fields above start")
  }
  const offset = yamlStart + blockOffset(document, parent)
  return problemAt(source, offset, `${nameOf(path)} is missing`, `add ${key}:${hint(schema, path)}`)
}

const empty = (source: ContentFile, schema: z.ZodObject, path: Path): Problem => {
  const offset = source.yamlStart + valueOffset(source.document, source.yaml, path)
  const field = schemaAt(schema, path)
  const fix =
    field instanceof z.ZodBoolean
      ? `write true or false after ${String(path.at(-1))}:, or delete the line`
      : field instanceof z.ZodArray
        ? "write at least one item below it, after a hyphen"
        : typeof path.at(-1) === "number"
          ? "write its text after the hyphen, or delete the line"
          : `write something after ${String(path.at(-1))}:${hint(schema, path)}`
  return problemAt(source, offset, `${nameOf(path)} is empty`, fix)
}

const isEmpty = (value: unknown) =>
  value === null || (typeof value === "string" && !/[\p{L}\p{N}\p{P}\p{S}]/u.test(value))

const invalid = (source: ContentFile, schema: z.ZodObject, issue: Issue): Problem => {
  const { document, yaml, yamlStart } = source
  const { path } = issue
  const start = valueOffset(document, yaml, path)
  const find = findOf(issue)
  const found = find === undefined ? -1 : yaml.indexOf(find, start)
  const written = writtenAt(document, yaml, path)
  const { message, fix } = describeIssue(issue, valueAt(source, path), written, schemaAt(schema, path))
  return problemAt(source, yamlStart + (found < 0 ? start : found), `${nameOf(path)} ${message}`, fix)
}

/** Returns true if the checks of links and pictures report the value in more detail than its pattern does. */
const isReportedElsewhere = (issue: Issue, value: unknown): boolean => {
  const field = issue.path.at(-1)
  if (issue.code !== "invalid_format" || typeof value !== "string" || value.trim() === "") return false
  return field === "src" || (field === "href" && !/\s/.test(value))
}

/** Validates the fields of a file against a schema and reports each invalid field once, at its position. */
export const checkFields = (source: ContentFile, schema: z.ZodObject): Problem[] => {
  const result = schema.safeParse(source.values)
  if (result.success) return []
  const issues = result.error.issues.filter(
    (issue) => !isReportedElsewhere(issue, valueAt(source, issue.path)),
  )
  const named = misspelt(source, schema, issues)
  const split = splitItems(source, issues)
  const seen = new Set<string>()
  const found = issues.flatMap((issue) => {
    if (split.some(({ covers }) => covers(issue.path))) return []
    if (issue.code === "unrecognized_keys") return unknownKeys(source, schema, issue)
    const name = nameOf(issue.path)
    const find = findOf(issue)
    const key = `${name} ${find ?? ""}`
    if (seen.has(name) || seen.has(key)) return []
    seen.add(find === undefined ? name : key)
    const value = valueAt(source, issue.path)
    if (value === undefined) return named.has(name) ? [] : [missing(source, schema, issue.path)]
    return [isEmpty(value) ? empty(source, schema, issue.path) : invalid(source, schema, issue)]
  })
  return [...split.map(({ problem }) => problem), ...found]
}
