import { existsSync } from "node:fs"
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises"
import { clearOutdatedCache, noteUnpublished, recordCache } from "./kept-cache"
import { temporaryFolder } from "../../test/temporary-folder"

const started = process.cwd()
const production = { NODE_ENV: "production" } as const
const root = temporaryFolder()

beforeEach(() => process.chdir(root()))
afterEach(() => process.chdir(started))

/** Leaves a cache and a site, as a run of Gatsby does. */
const gatsbyRuns = async ({ unpublished = false } = {}) => {
  for (const folder of [".cache/caches", ".cache/webpack", "public/static"])
    await mkdir(folder, { recursive: true })
  recordCache()
  if (unpublished) noteUnpublished()
  await writeFile("public/static/chart.png", "")
}

test("the cache of this folder is kept", async () => {
  await gatsbyRuns()
  expect(await clearOutdatedCache("build", production)).toBeUndefined()
  expect(existsSync(".cache/caches")).toBe(true)
})

test.each([
  ["page.css", "build"],
  ["nodes.ts", "build"],
  ["nodes.ts", "develop"],
])("after a change of %s, %s creates all nodes and pages again", async (file, command) => {
  await mkdir("src")
  await writeFile(`src/${file}`, "one")
  await gatsbyRuns()
  await mkdir(".cache/redux")
  await writeFile("src/nodes.test.ts", "a test")
  expect(await clearOutdatedCache(command, production)).toBeUndefined()
  expect(existsSync(".cache/redux")).toBe(true)

  await writeFile(`src/${file}`, "two")
  recordCache()
  await clearOutdatedCache(command, production)
  expect(existsSync(".cache/redux")).toBe(false)
  expect(existsSync(".cache/caches")).toBe(true)

  await mkdir(".cache/redux")
  await clearOutdatedCache(command, production)
  expect(existsSync(".cache/redux")).toBe(true)
})

test("without a cache nothing is deleted", async () => {
  await mkdir("public")
  expect(await clearOutdatedCache("develop", production)).toBeUndefined()
  expect(existsSync("public")).toBe(true)
})

test.each(["build", "develop"])("%s deletes the cache of a project that was moved", async (command) => {
  await mkdir("before")
  process.chdir("before")
  await gatsbyRuns()
  process.chdir(root())
  await rename("before", "after")
  process.chdir("after")
  expect(await clearOutdatedCache(command, production)).toContain("another folder")
  expect(await readdir(".")).toEqual([])
})

test("a public build deletes a cache that has shown a draft, and keeps compiled scripts", async () => {
  await gatsbyRuns({ unpublished: true })
  expect(await clearOutdatedCache("build", production)).toContain("not published")
  expect(existsSync("public")).toBe(false)
  expect(await readdir(".cache")).toEqual(["webpack"])
})

test("drafts stay in the cache of develop and of previews", async () => {
  await gatsbyRuns({ unpublished: true })
  expect(await clearOutdatedCache("develop", production)).toBeUndefined()
  expect(await clearOutdatedCache("build", { ...production, SITE_PREVIEW: "1" })).toBeUndefined()
})

test("a site whose cache Gatsby has emptied may have images of drafts, while a new site has none", async () => {
  await gatsbyRuns({ unpublished: true })
  await rm(".cache", { recursive: true })
  await gatsbyRuns()
  expect(await clearOutdatedCache("build", production)).toContain("not published")
  await gatsbyRuns()
  expect(await clearOutdatedCache("build", production)).toBeUndefined()
})
