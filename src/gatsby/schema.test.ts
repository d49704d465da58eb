import { z } from "zod"
import { graphqlTypes } from "./schema"

const typesOf = (shape: z.ZodRawShape, file = "things.yml") =>
  graphqlTypes([{ type: "Thing", file, schema: z.strictObject(shape) }])

test.each([
  ["a text", z.string(), "String!"],
  ["a choice", z.enum(["a", "b"]), "String!"],
  ["an email address", z.email(), "String!"],
  ["a number", z.int(), "Int!"],
  ["a switch", z.boolean(), "Boolean!"],
  ["a list of texts", z.array(z.string()), "[String!]!"],
  ["a list with a default", z.array(z.string()).default([]), "[String!]!"],
  ["a switch with a default", z.boolean().default(false), "Boolean!"],
  ["a text that may be missing", z.string().optional(), "String"],
  ["a list that may be missing", z.array(z.string()).optional(), "[String!]"],
])("%s becomes the GraphQL type for it", (_, schema, type) => {
  expect(typesOf({ field: schema })).toBe(`type Thing implements Node @dontInfer {\n  field: ${type}\n}`)
})

test("a field can name its GraphQL type", () => {
  expect(typesOf({ on: z.string().meta({ graphql: "Date! @dateformat" }) })).toContain(
    "  on: Date! @dateformat",
  )
})

test("a field can have another name in GraphQL than in the file", () => {
  expect(typesOf({ id: z.int().meta({ field: "number" }) })).toContain("  number: Int!")
})

test("an object becomes a type with the title of its schema", () => {
  const types = typesOf({ link: z.strictObject({ href: z.string() }).meta({ title: "Link" }) })
  expect(types).toContain("type Link {\n  href: String!\n}")
  expect(types).toContain("  link: Link!")
})

test("an object without a title is refused, with the names of its fields", () => {
  expect(() => typesOf({ link: z.strictObject({ href: z.string(), label: z.string() }) })).toThrow(
    "An object schema needs a title in its meta: href, label",
  )
})

test("slug and order in a file's path become fields of its node", () => {
  const types = typesOf({ title: z.string() }, "things/{order}-{slug}.yml")
  expect(types).toContain("  slug: String!\n  order: Int!\n  title: String!")
})
