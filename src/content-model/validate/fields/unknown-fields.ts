import { z } from "zod"
import type { ContentFile } from "../../content-file"
import { schemaAt, shapeOf } from "../../content-types"
import { keyOffset, type Path } from "../../yaml"
import { closestMatch, nameOf, problemAt, type Problem } from "../problem"

const fieldsAt = (schema: z.ZodObject, path: Path): string[] => {
  const group = schemaAt(schema, path)
  return group instanceof z.ZodObject ? Object.keys(shapeOf(group)) : []
}

/** Returns the path of the field that is probably meant by an unknown one, and the fix. */
const describe = (schema: z.ZodObject, path: Path, key: string): [meant: Path, fix: string] => {
  const known = fieldsAt(schema, path)
  if (path.length > 0 && key in schema.shape) {
    const block = String(path[0])
    return [[key], `move it below the last line of ${block}, and delete the spaces before ${key}:`]
  }
  const similar = closestMatch(key, known)
  if (similar !== undefined) return [[...path, similar], `Did you mean ${similar}?`]
  const group = known.find((field) => fieldsAt(schema, [...path, field]).includes(key))
  if (group !== undefined) return [[...path, group, key], `write it below ${group}:, indented by two spaces`]
  return [[...path, key], `delete it; the fields here are ${known.join(", ")}`]
}

/** Describes a field that the schema does not have, and names the field that is probably meant. */
export const describeUnknownField = (
  source: ContentFile,
  schema: z.ZodObject,
  path: Path,
  key: string,
): { problem: Problem; meant: string } => {
  const [meant, fix] = describe(schema, path, key)
  const offset = source.yamlStart + keyOffset(source.document, [...path, key])
  const message = `${nameOf([...path, key])} is not a field of this file`
  return { problem: problemAt(source, offset, message, fix), meant: nameOf(meant) }
}
