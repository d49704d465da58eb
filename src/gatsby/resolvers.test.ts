import type { CreateResolversArgs } from "gatsby"
import { createResolvers, imageVersions } from "./resolvers"

const env = process.env as Record<string, string | undefined>
const { NODE_ENV } = env
afterEach(() => {
  env["NODE_ENV"] = NODE_ENV
})

type RootField = {
  type: string
  resolve: (source: object, args: object, context: object, info: object) => Promise<unknown>
}

/** Returns the root fields that are declared for a schema with these types. */
const rootFields = (...types: string[]) => {
  let fields: Record<string, RootField> = {}
  const create = ({ Query }: { Query: Record<string, RootField> }) => {
    fields = Query
  }
  const intermediateSchema = { getType: (name: string) => (types.includes(name) ? {} : undefined) }
  createResolvers({ createResolvers: create, intermediateSchema } as unknown as CreateResolversArgs)
  return fields
}

/** Resolves the root field of a content type with Gatsby's own resolver. */
const resolved = (originalResolver: () => Promise<object | null>, replaceFiltersCache = jest.fn()) =>
  rootFields("HomeHero")["homeHero"]?.resolve(
    {},
    {},
    { nodeModel: { nodeModel: { replaceFiltersCache } } },
    { originalResolver },
  )

test("the root fields of content types are non-null", () => {
  const fields = Object.entries(rootFields("SiteProfile", "HomeHero", "Article"))
  expect(fields.map(([name, { type }]) => [name, type])).toEqual([
    ["siteProfile", "SiteProfile!"],
    ["homeHero", "HomeHero!"],
    ["article", "Article!"],
  ])
})

test("a root field resolves to the node that Gatsby finds", async () => {
  await expect(resolved(() => Promise.resolve({ id: "hero" }))).resolves.toEqual({ id: "hero" })
})

test("a missing node is an error that names its type", async () => {
  await expect(resolved(() => Promise.resolve(null))).rejects.toThrow("The content has no HomeHero")
})

/** Finds the node only after the filter cache, which has a deleted node, is replaced. */
const afterSave = () => {
  const replaceFiltersCache = jest.fn()
  const find = () => {
    if (replaceFiltersCache.mock.calls.length > 0) return Promise.resolve({ id: "hero" })
    return Promise.reject(new TypeError("Cannot read properties of undefined (reading 'id')"))
  }
  return resolved(find, replaceFiltersCache)
}

test("in develop, a save while queries run does not break a query", async () => {
  env["NODE_ENV"] = "development"
  await expect(afterSave()).resolves.toEqual({ id: "hero" })
})

test("in a build, an error of a lookup stops the build", async () => {
  env["NODE_ENV"] = "production"
  await expect(afterSave()).rejects.toThrow(TypeError)
})

type Resolvers = Record<string, Record<string, RootField>>

test.each([
  ["PrivacySection", "html", '<h2 id="roi_costs"', 'href="#roi_costs"'],
  ["Article", "listHtml", "<h3>Costs</h3>", 'href="/blog/roi#costs"'],
])("the ids of a text are unique on its page: %s, %s", async (type, field, heading, address) => {
  let resolvers: Resolvers = {}
  const create = (all: Resolvers) => (resolvers = all)
  const fields = { html: { resolve: () => Promise.resolve('<h2>Costs</h2><a href="#costs">x</a>') } }
  const schema = { getType: () => ({ getFields: () => fields }) }
  createResolvers({ createResolvers: create, intermediateSchema: schema } as unknown as CreateResolversArgs)
  const context = { nodeModel: { getNodeById: () => null } }
  const html = await resolvers[type]?.[field]?.resolve({ slug: "roi" }, {}, context, { schema })
  expect(html).toContain(heading)
  expect(html).toContain(address)
})

test.each([
  ["Article", true],
  [undefined, false],
])("the site has samples while a file is marked: %s", async (marked, hasSamples) => {
  let resolvers: Resolvers = {}
  const create = (all: Resolvers) => (resolvers = all)
  const intermediateSchema = { getType: () => undefined }
  createResolvers({ createResolvers: create, intermediateSchema } as unknown as CreateResolversArgs)
  const findOne = ({ type }: { type: string }) => Promise.resolve(type === marked ? { id: "one" } : null)
  const field = resolvers["SiteProfile"]?.["hasSamples"]
  expect(await field?.resolve({}, {}, { nodeModel: { findOne } }, {})).toBe(hasSamples)
})

const picture = { src: "./chart.png" }

const model = (files: string[]) => ({
  nodeModel: {
    getNodeById: () => null,
    findRootNodeAncestor: jest.fn(() => ({ dir: "/content/clients" }) as never),
    findOne: jest.fn(({ query }: { query: object }) => {
      const { filter } = query as { filter: { absolutePath: { eq: string } } }
      const found = files.find((file) => file === filter.absolutePath.eq)
      return Promise.resolve((found ? { id: found } : null) as never)
    }),
  },
})

test("the dark version of an image is found by its file name", async () => {
  const file = "/content/clients/chart.dark.png"
  expect(await imageVersions.dark.resolve(picture, {}, model([file]))).toEqual({ id: file })
})

test("an image without other versions has none", async () => {
  expect(await imageVersions.dark.resolve(picture, {}, model(["/content/clients/chart.png"]))).toBeNull()
})
