import { z } from "zod"

type Schema = z.core.$ZodType
type Path = readonly PropertyKey[]

const shapeOf = (schema: z.ZodObject): Record<string, Schema> => schema.shape

/** The schema without the wrappers that make it optional or give it a default. */
const unwrap = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema

/** The schema of the field at `path`, or undefined where there is none. */
export const schemaAt = (schema: Schema, path: Path): Schema | undefined => {
  const inner = unwrap(schema)
  const [step, ...rest] = path
  if (step === undefined) return inner
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest)
  const field = inner instanceof z.ZodObject ? shapeOf(inner)[String(step)] : undefined
  return field ? schemaAt(field, rest) : undefined
}

/** What the schema says a field is for. */
export const meaningAt = (schema: z.ZodObject, path: Path): string => {
  const wrapped = path.length > 0 ? schemaAt(schema, path.slice(0, -1)) : undefined
  const own = wrapped instanceof z.ZodObject ? shapeOf(wrapped)[String(path.at(-1))] : undefined
  const inner = schemaAt(schema, path)
  const describe = (of: Schema | undefined) => (of ? z.globalRegistry.get(of)?.description : undefined)
  return describe(own) ?? describe(inner) ?? ""
}

/** The field names that may stand at `path`. */
export const keysAt = (schema: z.ZodObject, path: Path): string[] => {
  const at = schemaAt(schema, path)
  return at instanceof z.ZodObject ? Object.keys(at.shape) : []
}

/** The field of `schema` that holds the block in which `key` belongs, for example `picture` for `src`. */
export const ownerOf = (schema: z.ZodObject, key: string): string | undefined =>
  Object.keys(schema.shape).find((field) => keysAt(schema, [field]).includes(key))
