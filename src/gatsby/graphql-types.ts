import { z } from "zod"
import { itemLists, type ContentType } from "../content-model/content-types"

type Definitions = Map<string, string>

const scalar = (schema: z.core.$ZodType): string | undefined => {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum) {
    return "String"
  }
  if (schema instanceof z.ZodNumber) return "Int"
  if (schema instanceof z.ZodBoolean) return "Boolean"
  return undefined
}

/** The GraphQL type of one schema, for example `[Link!]!`; object types met on the way go into `definitions`. */
const typeOf = (schema: z.core.$ZodType, definitions: Definitions): string => {
  if (schema instanceof z.ZodOptional) return typeOf(schema.unwrap(), definitions).replace(/!(?=$| @)/, "")
  if (schema instanceof z.ZodDefault) return typeOf(schema.unwrap(), definitions)
  const meta = z.globalRegistry.get(schema)
  if (meta?.graphql) return meta.graphql
  if (schema instanceof z.ZodArray) return `[${typeOf(schema.element, definitions)}]!`
  if (schema instanceof z.ZodObject) {
    if (!meta?.title)
      throw new Error(`An object schema needs a title in its meta: ${Object.keys(schema.shape).join(", ")}`)
    definitions.set(meta.title, `type ${meta.title} {\n${fieldsOf(schema, definitions)}\n}`)
    return `${meta.title}!`
  }
  const name = scalar(schema)
  if (!name) throw new Error(`No GraphQL type for a ${schema._zod.def.type} schema`)
  return `${name}!`
}

const fieldsOf = (schema: z.ZodObject, definitions: Definitions): string =>
  Object.entries<z.core.$ZodType>(schema.shape)
    .filter(([, field]) => !z.globalRegistry.get(field)?.nodes)
    .map(([name, field]) => `  ${z.globalRegistry.get(field)?.field ?? name}: ${typeOf(field, definitions)}`)
    .join("\n")

/**
 * GraphQL type definitions for every noun, made from its schema, so that the guard and the queries cannot disagree.
 * Nodes carry `slug` and `order` where their file's path has them.
 */
export const graphqlTypes = (nouns: readonly ContentType[]): string => {
  const definitions: Definitions = new Map()
  for (const noun of nouns) {
    const place = [
      noun.path.source.includes("(?<slug>") ? "  slug: String!" : "",
      noun.path.source.includes("(?<order>") ? "  order: Int!" : "",
    ]
    const fields = [...place, fieldsOf(noun.schema, definitions)].filter(Boolean).join("\n")
    if (fields) definitions.set(noun.type, `type ${noun.type} implements Node @dontInfer {\n${fields}\n}`)
    for (const { type, schema } of itemLists(noun)) {
      const item = `  group: String!\n  order: Int!\n${fieldsOf(schema, definitions)}`
      definitions.set(type, `type ${type} implements Node @dontInfer {\n${item}\n}`)
    }
  }
  return [...definitions.values()].join("\n\n")
}
