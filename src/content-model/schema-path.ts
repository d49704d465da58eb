import { z } from "zod"
import type { Path } from "./yaml"

export type Schema = z.core.$ZodType

/** Returns the schema without the wrappers that make it optional or give it a default. */
export const unwrap = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema

/** Returns the schemas of the fields of a group, by name; none for another schema. */
export const fieldSchemas = (schema: Schema | undefined): Record<string, Schema> =>
  schema instanceof z.ZodObject ? schema.shape : {}

/** Returns the schema of the field at `path`, or undefined if there is none. The index of an item does not matter. */
export const schemaAt = (schema: Schema, path: Path): Schema | undefined => {
  const inner = unwrap(schema)
  const [step, ...rest] = path
  if (step === undefined) return inner
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest)
  const field = fieldSchemas(inner)[String(step)]
  return field ? schemaAt(field, rest) : undefined
}
