import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { scripts } from "../package.json"

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.posix.join(folder, file))

const tracked = [
  ...["src", "hosting", "server", "supabase", "scripts"].flatMap(filesOf),
  ...readdirSync(".").filter((file) => file.startsWith("gatsby-")),
]

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const linesOf = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n").length

/** The source files of the site and its service: no tests, no declarations, no tools. */
const sources = tracked.filter(
  (file) => /\.(tsx?|mjs)$/.test(file) && !isTest(file) && !file.endsWith(".d.ts"),
)

const components = sources.filter((file) => /^src\/(components|sections)\/.*\.tsx$/.test(file))

test("there are at most 230 source files", () => {
  expect(sources.length).toBeLessThanOrEqual(230)
})

test("no file is longer than 200 lines", () => {
  const written = tracked.filter((file) => /\.(tsx?|mjs|css|sql)$/.test(file) && !file.endsWith(".d.ts"))
  expect(written.filter((file) => linesOf(file) > 200)).toEqual([])
})

test("at most one source file in ten is shorter than 15 lines", () => {
  const short = sources.filter((file) => linesOf(file) < 15)
  expect(short.length / sources.length).toBeLessThanOrEqual(0.1)
})

test("no folder holds more than 20 source files", () => {
  const folders = new Map<string, number>()
  for (const file of sources) folders.set(path.dirname(file), (folders.get(path.dirname(file)) ?? 0) + 1)
  expect([...folders].filter(([, count]) => count > 20)).toEqual([])
})

test.each(components)("%s has a test with an axe check", (file) => {
  const own = file.replace(/\.tsx$/, ".test.tsx")
  expect(tracked).toContain(own)
  expect(readFileSync(own, "utf8")).toContain("expectAccessible(")
})

test("there are at most 12 npm scripts", () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(12)
})

test("addresses of pages are written in src/site/routes alone", () => {
  const literal =
    /["'`](\/blog|\/privacy-policy|\/#|\/credits\.txt|\/rss\.xml|\/atom\.xml|\/sitemap\.xml|\/functions\/v1)/
  const elsewhere = sources
    .filter(
      (file) =>
        ![
          "src/site/routes.ts",
          "supabase/functions/_shared/contact/contract.ts",
          "gatsby-config.ts",
        ].includes(file),
    )
    .filter((file) => literal.test(readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")))
  expect(elsewhere).toEqual([])
})
