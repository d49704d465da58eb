import { z } from "zod"
import { valueAt, type ContentFile } from "../../content-file"
import { schemaAt, shapeOf, unwrap } from "../../content-types"
import { keyOffset, type Path } from "../../yaml"
import { closestMatch, nameOf, problemAt, type Problem } from "../problem"

const fieldsAt = (schema: z.ZodObject, path: Path) => {
  const group = schemaAt(schema, path)
  return group instanceof z.ZodObject ? shapeOf(group) : {}
}

/** Fields for editors, which a list of fields need not name. */
const editing = ["sample", "claimsOk"]

/**
 * Describes a field that the schema does not have.
 * @param path the block in which the field is
 * @returns the problem, and the name of the field that is probably meant
 */
export const describeUnknownField = (
  source: ContentFile,
  schema: z.ZodObject,
  path: Path,
  key: string,
): { problem: Problem; meant: string } => {
  const fields = Object.entries(fieldsAt(schema, path))
  const known = fields.map(([name]) => name)
  const present = Object.keys((valueAt(source, path) as object | null) ?? {})
  const absent = fields.filter(([name, field]) => !present.includes(name) && unwrap(field) === field)
  const unknown = present.filter((name) => !known.includes(name))
  const similar = closestMatch(key, known)
  const owner = path.length === 0 ? known.find((field) => key in fieldsAt(schema, [field])) : undefined
  const [only] = absent.length === 1 && unknown.length === 1 ? (absent[0] ?? []) : []
  const describe = (fix: string, meant: Path) => {
    const offset = source.yamlStart + keyOffset(source.document, [...path, key])
    const message = `${nameOf([...path, key])} is not a field of this file`
    return { problem: problemAt(source, offset, message, fix), meant: nameOf(meant) }
  }
  if (path.length > 0 && key in schema.shape) {
    const block = String(path[0])
    return describe(`move it below the last line of ${block}, and delete the spaces before ${key}:`, [key])
  }
  if (similar !== undefined) return describe(`Did you mean ${similar}?`, [...path, similar])
  if (owner !== undefined) return describe(`write it below ${owner}:, indented by two spaces`, [owner, key])
  if (only !== undefined) return describe(`Did you mean ${only}?`, [...path, only])
  const names = known.filter((name) => !editing.includes(name)).join(", ")
  return describe(`delete it; the fields here are ${names}`, [...path, key])
}
