import type { CreateSchemaCustomizationArgs } from "gatsby"
import { z } from "zod"
import { contentTypes, isMarkdown, type ContentType } from "../content-model/content-types"

type Definitions = Map<string, string>

const scalar = (schema: z.core.$ZodType): string | undefined => {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum) {
    return "String"
  }
  if (schema instanceof z.ZodNumber) return "Int"
  if (schema instanceof z.ZodBoolean) return "Boolean"
  return undefined
}

/** Returns the GraphQL type of a schema, for example `[Link!]!`, and adds the object types in it to `definitions`. */
const graphqlType = (schema: z.core.$ZodType, definitions: Definitions): string => {
  if (schema instanceof z.ZodOptional)
    return graphqlType(schema.unwrap(), definitions).replace(/!(?=$| @)/, "")
  if (schema instanceof z.ZodDefault) return graphqlType(schema.unwrap(), definitions)
  const meta = z.globalRegistry.get(schema)
  if (meta?.graphql) return meta.graphql
  if (schema instanceof z.ZodArray) return `[${graphqlType(schema.element, definitions)}]!`
  if (schema instanceof z.ZodObject) {
    if (!meta?.title)
      throw new Error(`An object schema needs a title in its meta: ${Object.keys(schema.shape).join(", ")}`)
    definitions.set(meta.title, `type ${meta.title} {\n${fieldDefinitions(schema, definitions)}\n}`)
    return `${meta.title}!`
  }
  const name = scalar(schema)
  if (!name) throw new Error(`No GraphQL type for a ${schema._zod.def.type} schema`)
  return `${name}!`
}

const fieldDefinitions = (schema: z.ZodObject, definitions: Definitions): string =>
  Object.entries<z.core.$ZodType>(schema.shape)
    .map(
      ([name, field]) =>
        `  ${z.globalRegistry.get(field)?.field ?? name}: ${graphqlType(field, definitions)}`,
    )
    .join("\n")

/**
 * Returns the GraphQL type definitions of content types, generated from their schemas, so that the content check and the
 * queries agree. Nodes have `slug` and `order` if their paths differ in these parts, and the `html` of a Markdown text.
 */
export const graphqlTypes = (types: readonly ContentType[]): string => {
  const definitions: Definitions = new Map()
  for (const contentType of types) {
    const { type, file, schema } = contentType
    const place = [
      file.includes("{slug}") ? "  slug: String!" : "",
      file.includes("{order}") ? "  order: Int!" : "",
      isMarkdown(contentType) ? "  html: String!" : "",
    ]
    const fields = [...place, fieldDefinitions(schema, definitions)].filter(Boolean).join("\n")
    definitions.set(type, `type ${type} implements Node @dontInfer {\n${fields}\n}`)
  }
  return [...definitions.values()].join("\n\n")
}

const computedTypes = `
  type Heading {
    id: String!
    text: String!
    depth: Int!
  }
  type Article implements Node {
    minutes: Int!
    published: Boolean!
    listHtml: String!
    headings: [Heading!]!
  }
  type SiteProfile implements Node {
    hasSamples: Boolean!
    preview: Boolean!
    mark: BrandMark!
  }
  type BrandMark {
    viewBox: String!
    paths: [BrandMarkPath!]!
  }
  type BrandMarkPath {
    d: String!
    fillRule: FillRule!
  }
  enum FillRule {
    nonzero
    evenodd
  }
`

/** Stops Gatsby from inferring fields for its own types, so that the generated types do not depend on the files in `content/`. */
const closedTypes = `
  type File implements Node @dontInfer {
    id: ID!
  }
  type MarkdownRemark implements Node @dontInfer {
    id: ID!
  }
`

/** Declares every node type, so that a missing field stops the build instead of breaking a page. */
export const createSchemaCustomization = ({ actions }: CreateSchemaCustomizationArgs) => {
  actions.createTypes([graphqlTypes(contentTypes), computedTypes, closedTypes])
}
