import type { CreateResolversArgs } from "gatsby"
import { createResolvers, darkVersion } from "./resolvers"

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

/** Resolves a root field with Gatsby's own resolver. */
const resolved = (found: object | null) =>
  rootFields("HomeHero")["homeHero"]?.resolve({}, {}, {}, { originalResolver: () => Promise.resolve(found) })

test("the root fields of content types are non-null", () => {
  const fields = Object.entries(rootFields("SiteProfile", "HomeHero", "Article"))
  expect(fields.map(([name, { type }]) => [name, type])).toEqual([
    ["siteProfile", "SiteProfile!"],
    ["homeHero", "HomeHero!"],
    ["article", "Article!"],
  ])
})

test("a missing node is an error that names its type", async () => {
  await expect(resolved(null)).rejects.toThrow("The content has no HomeHero")
})

type Resolvers = Record<string, Record<string, RootField>>

test.each([
  ["PrivacySection", "html", '<h2 id="roi_costs"', 'href="#roi_costs"'],
  ["Article", "listHtml", '<h3 id="roi_costs"', 'href="#roi_costs"'],
])("the ids of a text are unique on its page: %s, %s", async (type, field, heading, address) => {
  let resolvers: Resolvers = {}
  const create = (all: Resolvers) => (resolvers = all)
  const fields = { html: { resolve: () => Promise.resolve('<h2>Costs</h2><a href="#costs">x</a>') } }
  const schema = { getType: () => ({ getFields: () => fields }) }
  createResolvers({ createResolvers: create, intermediateSchema: schema } as unknown as CreateResolversArgs)
  const context = { nodeModel: { getNodesByIds: () => [] } }
  const html = await resolvers[type]?.[field]?.resolve({ slug: "roi", children: [] }, {}, context, { schema })
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
    getNodesByIds: () => [],
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
  expect(await darkVersion.resolve(picture, {}, model([file]))).toEqual({ id: file })
})

test("an image without other versions has none", async () => {
  expect(await darkVersion.resolve(picture, {}, model(["/content/clients/chart.png"]))).toBeNull()
})

test("SITE_URL replaces the address of the site, SITE_PREVIEW makes a preview, and names are compared by letters", () => {
  let resolvers: Resolvers = {}
  const intermediateSchema = { getType: () => undefined }
  const create = (all: Resolvers) => (resolvers = all)
  createResolvers({ createResolvers: create, intermediateSchema } as unknown as CreateResolversArgs)
  const site = (field: string) =>
    resolvers["SiteProfile"]?.[field]?.resolve({ url: "https://a.test" }, {}, {}, {})
  expect([site("url"), site("preview")]).toEqual(["https://a.test", false])
  jest.replaceProperty(process, "env", { ...process.env, SITE_URL: "https://b.test/", SITE_PREVIEW: "1" })
  expect([site("url"), site("preview")]).toEqual(["https://b.test", true])
  jest.restoreAllMocks()
  const pair = { name: "Müller & Co.", entry: "muller co" }
  expect(resolvers["NamePair"]?.["score"]?.resolve(pair, {}, {}, {})).toBeGreaterThan(85)
})
