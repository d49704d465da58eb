import path from "node:path"
import { creditsText, readShippedPackage } from "./credits"

const mit = (name: string) => ({ name, version: "1.0.0", licence: "MIT", text: "May be used." })

test("each package is named with its version and licence, in the order of the alphabet", () => {
  const text = creditsText([mit("second"), { ...mit("first"), version: "2.0.0", licence: "ISC" }])
  expect(text).toContain("\n  first 2.0.0 (ISC)\n  second 1.0.0 (MIT)\n")
})

test("the words of a licence stand once, with the names of all packages that they are for", () => {
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
