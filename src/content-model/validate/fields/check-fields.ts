import { isMap, isScalar, visit } from "yaml"
import { z } from "zod"
import { valueAt, type ContentFile } from "../../content-file"
import { schemaAt, shapeOf, unwrap, type Schema } from "../../content-types"
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

/** Returns the names of the fields in the groups and lists of a schema, each with the field that has the group or list. */
const innerFields = (schema: Schema): [name: string, owner: string][] => {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(shapeOf(schema)).flatMap(([owner, field]) => {
    const group = schemaAt(field, unwrap(field) instanceof z.ZodArray ? [0] : [])
    const names = group instanceof z.ZodObject ? Object.keys(group.shape) : []
    return [...names.map((name): [string, string] => [name, owner]), ...(group ? innerFields(group) : [])]
  })
}

/** Reports a field or an item that counts as part of the text below `>-` or `|` above it. `missing` reports those that must be there. */
const lostLines = (source: ContentFile, schema: z.ZodObject): Problem[] => {
  if (source.contentType?.type.endsWith("Email")) return []
  const inner = new Map(innerFields(schema))
  const names = `(?:${[...Object.keys(schema.shape), "href", "src"].join("|")})`
  const line = new RegExp(
    `(?<=^[ \\t]+)(?:${names}(?=:(?: |$))|- (?:${[...inner.keys()].join("|")})(?=: ))`,
    "m",
  )
  const problems: Problem[] = []
  visit(source.document, {
    Scalar: (_, { type, range }) => {
      const [from, to] = range ?? [0, 0]
      const found = type?.startsWith("BLOCK") ? line.exec(source.yaml.slice(from, to)) : null
      if (!found) return
      const [name] = found
      const owner = inner.get(name.replace("- ", ""))
      const field = schema.shape[name] as Schema | undefined
      if (field ? !z.safeParse(field, undefined).success : owner === undefined) return
      const isItem = name.startsWith("- ")
      const place = isItem
        ? `its hyphen below the hyphens of ${owner}`
        : `it below the other fields of ${owner}`
      const fix = `start ${field ? "it where the fields above start" : place}`
      const subject = isItem ? `the item with ${name.slice(2)}` : name
      const message = `${subject} is indented too far and counts as part of the text above it`
      problems.push(problemAt(source, source.yamlStart + from + found.index, message, fix))
    },
  })
  return problems
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
  const lost = lostLines(source, schema)
  if (result.success) return lost
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
  const others = lost.filter(({ line }) => !found.some((problem) => problem.line === line))
  return [...split.map(({ problem }) => problem), ...found, ...others]
}
