import { visit } from "yaml"
import { z } from "zod"
import { valueAt, type ContentFile } from "../../content-file"
import { schemaAt, shapeOf } from "../../content-types"
import { blockOffset, valueOffset, writtenAt, type Path } from "../../yaml"
import { nameOf, problemAt, type Problem } from "../problem"
import { describeIssue, findOf } from "./describe-issue"
import { describeUnknownField } from "./unknown-fields"

type Issue = z.core.$ZodIssue

/** Returns the first sentence of the description of the field at `path`, in brackets; empty if it has none. */
const hint = (schema: z.ZodObject, path: Path): string => {
  const parent = schemaAt(schema, path.slice(0, -1))
  const field = parent instanceof z.ZodObject ? shapeOf(parent)[String(path.at(-1))] : undefined
  const [first = ""] = (field && z.globalRegistry.get(field)?.description?.split(/\.(?:\s|$)/)) ?? []
  return first && ` (${first})`
}

/**
 * Finds the fields of the file that are indented below a text and became part of it. An optional one would be lost
 * silently; without its `draft: true` an article would be published.
 * @returns the offset of each field in the YAML, by name
 */
const swallowedFields = (
  { document, yaml, values }: ContentFile,
  schema: z.ZodObject,
): Map<string, number> => {
  const absent = Object.keys(schema.shape).filter((name) => !(name in (values as object)))
  const line = new RegExp(`\\n[ \\t]+(${absent.join("|")}):(?=\\s|$)`, "g")
  const found = new Map<string, number>()
  visit(document, {
    Scalar: (_, { value, range }) => {
      if (typeof value !== "string" || absent.length === 0) return
      const [from, to] = range ?? [0, 0]
      for (const { index, 0: written, 1: name = "" } of yaml.slice(from, to).matchAll(line)) {
        found.set(name, from + index + written.lastIndexOf(name))
      }
    },
  })
  return found
}

const missing = (source: ContentFile, schema: z.ZodObject, path: Path): Problem => {
  const offset = source.yamlStart + blockOffset(source.document, path.slice(0, -1))
  const fix = `add ${String(path.at(-1))}:${hint(schema, path)}`
  return problemAt(source, offset, `${nameOf(path)} is missing`, fix)
}

const isEmpty = (value: unknown) => value === null || (typeof value === "string" && value.trim() === "")

const empty = (source: ContentFile, schema: z.ZodObject, path: Path): Problem => {
  const offset = source.yamlStart + valueOffset(source.document, source.yaml, path)
  const name = path.at(-1)
  const fix =
    typeof name === "number"
      ? "write its text after the hyphen, or delete the line"
      : `write something after ${String(name)}:${hint(schema, path)}`
  return problemAt(source, offset, `${nameOf(path)} is empty`, fix)
}

const invalid = (source: ContentFile, schema: z.ZodObject, issue: Issue): Problem => {
  const { document, yaml, yamlStart } = source
  const { path } = issue
  const start = valueOffset(document, yaml, path)
  const found = yaml.indexOf(findOf(issue) ?? "", start)
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
  const swallowed = swallowedFields(source, schema)
  const lost = [...swallowed].map(([name, offset]) => {
    const message = `${name} is indented too far and counts as part of the text above it`
    return problemAt(source, source.yamlStart + offset, message, "start it where the fields above start")
  })
  const issues = (schema.safeParse(source.values).error?.issues ?? []).filter(
    (issue) => !isReportedElsewhere(issue, valueAt(source, issue.path)),
  )
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => describeUnknownField(source, schema, issue.path, key))
      : [],
  )
  // A field is not missing as well if it is there with a mistake in its name or its indentation.
  const reported = new Set([...swallowed.keys(), ...unknown.map(({ meant }) => meant)])
  const others = issues.flatMap((issue) => {
    const value = valueAt(source, issue.path)
    const name = nameOf(issue.path)
    const key = `${name} ${findOf(issue) ?? ""}`
    if (issue.code === "unrecognized_keys" || reported.has(name) || reported.has(key)) return []
    reported.add(findOf(issue) === undefined ? name : key)
    if (value === undefined) return [missing(source, schema, issue.path)]
    return [isEmpty(value) ? empty(source, schema, issue.path) : invalid(source, schema, issue)]
  })
  return [...lost, ...unknown.map(({ problem }) => problem), ...others]
}
