import path from "node:path"
import type { Compiler } from "webpack"
import { credits, creditsText, packageOf, readShippedPackage, recordShippedPackages } from "./credits"

const mit = (name: string) => ({ name, version: "1.0.0", licence: "MIT", text: "May be used." })

test("each package is listed with its version and licence, in alphabetical order", () => {
  const text = creditsText([mit("second"), { ...mit("first"), version: "2.0.0", licence: "ISC" }])
  expect(text).toContain("\n  first 2.0.0 (ISC)\n  second 1.0.0 (MIT)\n")
})

test("the text of a licence appears once, with the names of all packages under it", () => {
  const text = creditsText([mit("first"), { ...mit("other"), text: "May be sold." }, mit("second")])
  expect(text).toContain("\nfirst, second\n\nMay be used.\n")
  expect(text).toContain("\nother\n\nMay be sold.\n")
  expect(text.split("May be used.")).toHaveLength(2)
})

test("the data of the maps and the typeface are credited", () => {
  const text = creditsText([])
  expect(text).toMatch(/Natural Earth .*public domain/)
  expect(text).toMatch(/Archivo.*SIL Open Font License 1\.1/)
})

test("a package's own licence file is read", async () => {
  const react = await readShippedPackage(path.resolve("node_modules/react"))
  expect(react).toMatchObject({ name: "react", licence: "MIT" })
  expect(react.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(react.text).toMatch(/^MIT License/)
})

test.each([
  ["/site/node_modules/react/index.js", "/site/node_modules/react"],
  ["/site/node_modules/@tsparticles/engine/browser/index.js", "/site/node_modules/@tsparticles/engine"],
  ["/site/node_modules/gatsby/node_modules/cookie/index.js", "/site/node_modules/gatsby/node_modules/cookie"],
  ["/site/src/pages/index.tsx", undefined],
  ["", undefined],
])("%s belongs to the package in %s", (file, folder) => {
  expect(packageOf(file)).toBe(folder)
})

test("packages of modules and of assets are in the credits", async () => {
  const modules = [
    { resource: path.resolve("node_modules/react/index.js") },
    { resource: path.resolve("src/x.ts") },
  ]
  const asset = "node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"
  const compilation = {
    hooks: { finishModules: { tap: (_: string, run: (all: object[]) => void) => run(modules) } },
    getAssets: () => [{ info: { sourceFilename: asset } }, { info: {} }],
  }
  const compiler = {
    context: process.cwd(),
    hooks: {
      compilation: { tap: (_: string, run: (of: object) => void) => run(compilation) },
      done: { tap: (_: string, run: (of: object) => void) => run({ compilation }) },
    },
  }
  recordShippedPackages.apply(compiler as unknown as Compiler)
  const text = await credits()
  expect(text).toMatch(/^ {2}react \d/m)
  expect(text).toMatch(/^ {2}@fontsource-variable\/archivo \d.*OFL/m)
})
