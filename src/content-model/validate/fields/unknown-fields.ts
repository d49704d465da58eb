import type { z } from "zod"
import { fieldSchemas, schemaAt } from "../../schema-path"
import type { Path } from "../../yaml"
import { closestMatch } from "../problem"

/** Matches the names of fields by which other programs hide a page or publish it later. */
const notPublic =
  /^(?:concept|embargo|entwurf|hidden|listed|live|private|public|(?:un)?publish\w*|release\w*|status|unlisted|visib\w+)$/i

/** Returns the names of the fields of the group at `path`; none if there is no group. */
export const fieldsAt = (schema: z.ZodObject, path: Path): string[] =>
  Object.keys(fieldSchemas(schemaAt(schema, path)))

/**
 * Returns the path of the field that is probably meant by a field that the schema does not have, and the fix.
 * @param missing the required fields that the group at `path` does not have
 * @param present the fields that the file has
 */
export const describeUnknownField = (
  schema: z.ZodObject,
  path: Path,
  key: string,
  missing: readonly string[],
  present: readonly string[],
): [meant: Path, fix: string] => {
  const known = fieldsAt(schema, path)
  if (known.includes("draft") && notPublic.test(key))
    return [[...path, key], "write draft: true to hide it from the public, or delete the line"]
  // A group that lacks a field probably has it under another name.
  if (path.length > 0 && key in schema.shape && missing.length === 0 && !present.includes(key)) {
    const block = String(path[0])
    return [[key], `move it below the last line of ${block}, and delete the spaces before ${key}:`]
  }
  const similar =
    closestMatch(key, known) ?? (path.length > 0 && missing.length === 1 ? missing[0] : undefined)
  if (similar !== undefined) return [[...path, similar], `Did you mean ${similar}?`]
  const group = known.find((field) => fieldsAt(schema, [...path, field]).includes(key))
  if (group !== undefined) return [[...path, group, key], `write it below ${group}:, indented by two spaces`]
  return [[...path, key], `delete it; the fields here are ${known.join(", ")}`]
}
