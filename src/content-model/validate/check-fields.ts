import { isMap } from "yaml"
import { z } from "zod"
import { valueAt, type ContentFile } from "../content-file"
import { fieldSchemas, schemaAt } from "../schema-path"
import { typeMessages } from "../schemas/fields"
import { keyOffset, valueOffset, writtenAt, type Path } from "../yaml"
import { closestMatch, didYouMean, fieldProblem, problemAt, type Problem } from "./problem"

type Issue = z.core.$ZodIssue

/** Returns the name of a field for messages, for example `modules, item 2: title`, `picture.alt` or `date`. */
const nameOf = (path: Path): string =>
  path.reduce<string>((name, step) => {
    if (typeof step === "number") return `${name}, item ${step + 1}`
    if (name === "") return String(step)
    return / \d+$/.test(name) ? `${name}: ${String(step)}` : `${name}.${String(step)}`
  }, "")

/** Returns the names of the fields of the group at `path`; none if there is no group. */
const fieldsAt = (schema: z.ZodObject, path: Path): string[] =>
  Object.keys(fieldSchemas(schemaAt(schema, path)))

const metaAt = (schema: z.ZodObject, path: Path): z.core.GlobalMeta => {
  const field = schemaAt(schema, path)
  return (field && z.globalRegistry.get(field)) ?? {}
}

/** Describes an issue that Zod found in an existing field: the message and the fix are those of its schema. */
const describeIssue = (issue: Issue, value: unknown, written: string, schema: z.ZodObject) => {
  const { invalid, fix = "write it as the other files do" } = metaAt(schema, issue.path)
  if (value === null || value === "")
    return { message: "is empty", fix: "write something, or delete the line" }
  if (issue.code === "invalid_type") {
    const words = typeMessages[issue.expected] ?? { message: invalid ?? "is not what belongs here", fix }
    // The fields of a group, or those of an item of a list.
    const names = [issue.path, [...issue.path, 0]].flatMap((path) => fieldsAt(schema, path))
    return { ...words, fix: words.fix + (names.length > 0 ? `: ${names.join(", ")}` : "") }
  }
  if (issue.code === "invalid_value") {
    const names = issue.values.map(String)
    return {
      message: "is not in the list",
      fix: didYouMean(written, names) ?? `use one of ${names.join(", ")}`,
    }
  }
  // A custom rule of a schema can have its own fix.
  const { params } = issue as { params?: { fix?: string } }
  return { message: issue.message, fix: params?.fix ?? fix }
}

const problemsOf = (source: ContentFile, schema: z.ZodObject, issue: Issue): Problem[] => {
  const { document, yaml, yamlStart } = source
  const { path } = issue
  if (issue.code === "unrecognized_keys") {
    const known = fieldsAt(schema, path)
    return issue.keys.map((key) => {
      const fix = didYouMean(key, known) ?? `delete it, or move it; the fields here are ${known.join(", ")}`
      const offset = yamlStart + keyOffset(document, [...path, key])
      return problemAt(source, offset, `${nameOf([...path, key])} is not a field of this file`, fix)
    })
  }
  const value = valueAt(source, path)
  if (value === undefined) {
    const { description = "" } = metaAt(schema, path)
    const offset = yamlStart + valueOffset(document, path.slice(0, -1))
    const fix = `add ${String(path.at(-1))}: ${description.split(". ")[0]}`
    return [problemAt(source, offset, `${nameOf(path)} is missing`, fix)]
  }
  const written = writtenAt(document, yaml, path)
  const { message, fix } = describeIssue(issue, value, written, schema)
  const shown = written.length > 40 ? `${written.slice(0, 40)}…` : written
  return [fieldProblem(source, path, `${nameOf(path)} ${message}${shown && ` (${shown})`}`, fix)]
}

/** Validates the fields of a file against its schema, and reports each invalid field at its position. */
export const checkFields = (source: ContentFile): Problem[] => {
  const schema = source.contentType?.schema
  if (!schema || source.values === undefined) return []
  if (!isMap(source.document.contents)) {
    const fix = "write them as in a file beside it, as name: text, one on each line"
    return [problemAt(source, source.yamlStart, "the file has no fields", fix)]
  }
  const issues = schema.safeParse(source.values).error?.issues ?? []
  // A field is not missing as well if it is there under a mistyped name.
  const mistyped = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) =>
          nameOf([...issue.path, closestMatch(key, fieldsAt(schema, issue.path)) ?? key]),
        )
      : [],
  )
  return issues
    .filter(({ path }) => !mistyped.includes(nameOf(path)))
    .flatMap((issue) => problemsOf(source, schema, issue))
}
