import { packageCredits } from "./credits"

test("each package is listed with its version, its licence and the text of it, in alphabetical order", () => {
  const second = { name: "second", version: "1.0.0", licence: "MIT", text: "May be used." }
  const first = { name: "first", version: "2.0.0", licence: "ISC", text: "May be sold." }
  expect(packageCredits([second, first])).toMatch(
    /\nfirst 2\.0\.0 \(ISC\)\n\nMay be sold\.\n[^]*\nsecond 1\.0\.0 \(MIT\)\n\nMay be used\.\n$/,
  )
})
