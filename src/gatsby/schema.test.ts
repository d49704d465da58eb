import type { CreateResolversArgs } from "gatsby"
import { createResolvers } from "./schema"

type RootField = {
  type: string
  resolve: (source: object, args: object, context: object, info: object) => Promise<unknown>
}

/** The root fields that are declared for a schema with the types `types`. */
const rootFields = (...types: string[]) => {
  let fields: Record<string, RootField> = {}
  const create = ({ Query }: { Query: Record<string, RootField> }) => {
    fields = Query
  }
  const intermediateSchema = { getType: (name: string) => (types.includes(name) ? {} : undefined) }
  createResolvers({ createResolvers: create, intermediateSchema } as unknown as CreateResolversArgs)
  return fields
}

const resolved = (node: object | null) =>
  rootFields("HomeHero")["homeHero"]?.resolve({}, {}, {}, { originalResolver: () => Promise.resolve(node) })

test("the root fields of content types are non-null", () => {
  const fields = Object.entries(rootFields("SiteProfile", "HomeHero", "Article"))
  expect(fields.map(([name, { type }]) => [name, type])).toEqual([
    ["siteProfile", "SiteProfile!"],
    ["homeHero", "HomeHero!"],
    ["article", "Article!"],
  ])
})

test("a content type without nodes has no root field", () => {
  expect(rootFields()).toEqual({})
})

test("a root field resolves to the node that Gatsby finds", async () => {
  await expect(resolved({ id: "hero" })).resolves.toEqual({ id: "hero" })
})

test("a missing node is an error that names its type", async () => {
  await expect(resolved(null)).rejects.toThrow("The content has no HomeHero")
})
