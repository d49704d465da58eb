import { z } from "zod"

export type Path = readonly PropertyKey[]
export type Schema = z.core.$ZodType

/** Returns the schemas of the fields of an object, by name. */
export const shapeOf = (schema: z.ZodObject): Record<string, Schema> => schema.shape

/** Returns the schema without the wrappers that make it optional or give it a default. */
export const unwrap = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema

/** Returns the schema of the field at `path`, or undefined if there is none. */
export const schemaAt = (schema: Schema, path: Path): Schema | undefined => {
  const inner = unwrap(schema)
  const [step, ...rest] = path
  if (step === undefined) return inner
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest)
  const field = inner instanceof z.ZodObject ? shapeOf(inner)[String(step)] : undefined
  return field ? schemaAt(field, rest) : undefined
}

/** Returns the name of a field for messages, for example `modules, item 2: title`, `picture.alt` or `date`. */
export const nameOf = (path: Path): string =>
  path.reduce<string>((name, step) => {
    if (typeof step === "number") return `${name}, item ${step + 1}`
    if (name === "") return String(step)
    return / \d+$/.test(name) ? `${name}: ${String(step)}` : `${name}.${String(step)}`
  }, "")
