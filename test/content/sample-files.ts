import { stringify } from "yaml"
import { z } from "zod"
import { singleFiles } from "../../src/content-model/content-types"
import { checkedContentTypes } from "../../src/content-model/content-types"

const candidates = [
  "Some words",
  "/",
  "data-security",
  "2025-03-04",
  "May 2025",
  "GB",
  "office@harbour-test.co.uk",
  "./hero.png",
  "{count} words",
  "{message} words",
  1,
  false,
]

/** Returns a value that a schema accepts; sentences differ from the title above them, and opposite labels from each other. */
const sampleOf = (schema: z.core.$ZodType, field = ""): unknown => {
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.core.$ZodType> = schema.shape
    const required = Object.entries(shape).filter(([, field]) => !(field instanceof z.ZodOptional))
    return Object.fromEntries(required.map(([name, inner]) => [name, sampleOf(inner, `${field}.${name}`)]))
  }
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element, field)]
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (field.endsWith(".policy.href")) return "/privacy-policy"
  const special = /\.(?:lead|description|text)$/.test(field)
    ? ["More words"]
    : /(?:^|\.)(?:close|denied|next|newer|excess)/.test(field)
      ? ["Other words", "{count} other words"]
      : []
  return [...special, ...candidates].find((candidate) => z.safeParse(schema, candidate).success)
}

/** Returns a text for each content type with one file, generated from its schema so that it is always valid. */
export const sampleFiles = (): Record<string, string> =>
  Object.fromEntries(
    singleFiles.map((file) => {
      const schema = checkedContentTypes.find(({ path }) => path.test(file))?.schema
      return [file, stringify(schema ? sampleOf(schema) : {})]
    }),
  )
