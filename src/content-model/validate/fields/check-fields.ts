import { z } from "zod"
import { valueAt, type ContentFile } from "../../content-file"
import { collections, exampleOf, type ContentType } from "../../content-types"
import { fieldSchemas, schemaAt } from "../../schema-path"
import { typeMessages } from "../../schemas/fields"
import { keyOffset, valueOffset, writtenAt, type Path } from "../../yaml"
import { didYouMean, nameOf, problemAt, shorten, type Problem } from "../problem"
import { describeUnknownField, fieldsAt } from "./unknown-fields"

type Issue = z.core.$ZodIssue

/** The fix that a custom rule of a schema proposes, and the text to which it points. */
const paramsOf = (issue: Issue) => (issue as { params?: { fix?: string; find?: string } }).params

/** Returns the schema of the field at `path` with the wrappers that make it optional. */
const wrappedAt = (schema: z.ZodObject, path: Path) =>
  fieldSchemas(schemaAt(schema, path.slice(0, -1)))[String(path.at(-1))]

/** Returns the first sentence of the description of the field at `path`, in brackets; empty if it has none. */
const hint = (schema: z.ZodObject, path: Path): string => {
  const field = wrappedAt(schema, path)
  const [first = ""] = (field && z.globalRegistry.get(field)?.description?.split(/\.(?:\s|$)/)) ?? []
  return first && ` (${first})`
}

/**
 * Returns the offsets of the fields that are indented below a text and became part of it. An optional one would be lost
 * silently; without its `draft: true` an article would be published.
 */
const swallowedFields = (source: ContentFile, schema: z.ZodObject): Map<string, number> => {
  const absent = Object.keys(schema.shape).filter((name) => !(name in (source.values as object)))
  const line = new RegExp(`(?<=\\n[ \\t]+)(${absent.join("|")}):(?=\\s|$)`, "g")
  return new Map(
    source.texts.flatMap(({ written, offset }) =>
      [...written.matchAll(line)].map(({ index, 1: name = "" }): [string, number] => [name, offset + index]),
    ),
  )
}

/** Describes an issue that Zod found in an existing field. */
const describeIssue = (issue: Issue, value: unknown, schema: z.ZodObject) => {
  const field = schemaAt(schema, issue.path)
  const { invalid, fix = "write it as the other files do" } = (field && z.globalRegistry.get(field)) ?? {}
  if (issue.code === "invalid_type") {
    const hasForm = invalid !== undefined && !invalid.startsWith("is empty")
    const words = hasForm ? undefined : typeMessages[issue.expected]
    if (!words) return { message: invalid ?? "is not what belongs here", fix }
    // The fields of a group, or those of an item of a list.
    const names = [issue.path, [...issue.path, 0]].flatMap((path) => fieldsAt(schema, path))
    const listed = names.length === 0 ? "" : `: ${names.map((name) => `${name}: …`).join(", ")}`
    return { message: words.message, fix: words.fix + listed }
  }
  if (issue.code === "invalid_value") {
    const names = issue.values.map(String)
    const meant = didYouMean(String(value), names) ?? `use one of ${names.join(", ")}`
    return { message: "is not in the list", fix: meant }
  }
  return { message: issue.message, fix: paramsOf(issue)?.fix ?? fix }
}

const isBlank = (value: unknown) => value === null || (typeof value === "string" && value.trim() === "")

const issueProblem = (source: ContentFile, schema: z.ZodObject, issue: Issue): Problem => {
  const { document, yaml, yamlStart } = source
  const { path } = issue
  const value = valueAt(source, path)
  const key = String(path.at(-1))
  if (value === undefined) {
    const offset = yamlStart + valueOffset(document, yaml, path.slice(0, -1))
    return problemAt(source, offset, `${nameOf(path)} is missing`, `add ${key}:${hint(schema, path)}`)
  }
  const start = valueOffset(document, yaml, path)
  if (isBlank(value)) {
    const isNote = /^[^\n]*[:-] +#/.test(yaml.slice(start))
    const isItem = typeof path.at(-1) === "number"
    const canBeDeleted = wrappedAt(schema, path)?._zod.optin === "optional"
    const write = isItem
      ? "write its text after the hyphen, or delete the line"
      : `write something after ${key}:${hint(schema, path)}${canBeDeleted ? ", or delete the line" : ""}`
    const fix = isNote ? "# begins a comment: put the text in quotation marks" : write
    return problemAt(source, yamlStart + start, `${nameOf(path)} is empty`, fix)
  }
  const found = yaml.indexOf(paramsOf(issue)?.find ?? "", start)
  const written = writtenAt(document, yaml, path)
  const { message, fix } = describeIssue(issue, value, schema)
  const offset = yamlStart + (found < 0 ? start : found)
  return problemAt(source, offset, `${nameOf(path)} ${message} (${shorten(written, 40)})`, fix)
}

/** Returns true if the checks of links and pictures report the value in more detail than its pattern does. */
const isReportedElsewhere = (issue: Issue, value: unknown): boolean => {
  const field = issue.path.at(-1)
  if (issue.code !== "invalid_format" || isBlank(value)) return false
  return field === "src" || (field === "href" && !/\s/.test(String(value)))
}

/** Returns the content type that has all fields of a file with unknown fields and another mistake in its own type. */
const meantType = ({ values }: ContentFile, issues: readonly Issue[]): ContentType | undefined => {
  const unknown = issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : []))
  if (unknown.length === 0 || unknown.length + issues.length < 3) return undefined
  return collections.find((type) => type.schema.safeParse(values).success)
}

/** Validates the fields of a file against a schema and reports each invalid field once, at its position. */
export const checkFields = (source: ContentFile, schema: z.ZodObject): Problem[] => {
  const issues = schema.safeParse(source.values).error?.issues ?? []
  const meant = meantType(source, issues)
  if (meant) {
    const fix = `move it, with a name like ${exampleOf(meant)}`
    return [problemAt(source, source.yamlStart, "the file is in the wrong folder", fix)]
  }
  const swallowed = swallowedFields(source, schema)
  const lost = [...swallowed].map(([name, offset]) => {
    const message = `${name} is indented too far and counts as part of the text above it`
    return problemAt(source, offset, message, "start it where the fields above start")
  })
  const missing = issues.map(({ path }) => path).filter((path) => valueAt(source, path) === undefined)
  const missingIn = (group: Path) =>
    missing.filter((path) => nameOf(path.slice(0, -1)) === nameOf(group)).map((path) => String(path.at(-1)))
  const present = Object.keys(source.values ?? {})
  const unknown = issues.flatMap((issue) => {
    const keys = issue.code === "unrecognized_keys" ? issue.keys : []
    return keys.map((key) => {
      const path = [...issue.path, key]
      const [meant, fix] = describeUnknownField(schema, issue.path, key, missingIn(issue.path), present)
      const offset = source.yamlStart + keyOffset(source.document, path)
      const problem = problemAt(source, offset, `${nameOf(path)} is not a field of this file`, fix)
      return { problem, meant: nameOf(meant) }
    })
  })
  // A field is not missing as well if it is there with a mistake in its name or its indentation.
  const reported = new Set([...swallowed.keys(), ...unknown.map(({ meant }) => meant)])
  const others = issues.flatMap((issue) => {
    const name = nameOf(issue.path)
    const find = paramsOf(issue)?.find ?? ""
    if (issue.code === "unrecognized_keys" || reported.has(name) || reported.has(name + find)) return []
    if (isReportedElsewhere(issue, valueAt(source, issue.path))) return []
    reported.add(name + find)
    return [issueProblem(source, schema, issue)]
  })
  return [...lost, ...unknown.map(({ problem }) => problem), ...others]
}
