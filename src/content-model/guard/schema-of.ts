import { z } from "zod"

type Schema = z.core.$ZodType
type Path = readonly PropertyKey[]

/** The schema without the wrappers that make it optional or give it a default. */
const unwrap = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema

const fieldOf = (schema: z.ZodObject, key: PropertyKey): Schema | undefined =>
  (schema.shape as Record<string, Schema>)[String(key)]

/** The schema of the field at `path`, or undefined where there is none. */
export const schemaAt = (schema: Schema, path: Path): Schema | undefined => {
  const inner = unwrap(schema)
  const [step, ...rest] = path
  if (step === undefined) return inner
  const next =
    inner instanceof z.ZodArray
      ? inner.element
      : inner instanceof z.ZodObject
        ? fieldOf(inner, step)
        : undefined
  return next ? schemaAt(next, rest) : undefined
}

/** What the schema says a field is for. */
export const meaningAt = (schema: z.ZodObject, path: Path): string => {
  const wrapped = path.length > 0 ? schemaAt(schema, path.slice(0, -1)) : undefined
  const own = wrapped instanceof z.ZodObject ? fieldOf(wrapped, path.at(-1) ?? "") : undefined
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
