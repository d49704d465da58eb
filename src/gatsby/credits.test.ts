import { packageCredits } from "./credits"

const mit = (name: string) => ({ name, version: "1.0.0", licence: "MIT", text: "May be used." })

test("each package is listed with its version and licence, in alphabetical order", () => {
  const text = packageCredits([mit("second"), { ...mit("first"), version: "2.0.0", licence: "ISC" }])
  expect(text).toContain("\n  first 2.0.0 (ISC)\n  second 1.0.0 (MIT)\n")
})

test("the text of a licence appears once, with the names of all packages under it", () => {
  const text = packageCredits([mit("first"), { ...mit("other"), text: "May be sold." }, mit("second")])
  expect(text).toContain("\nfirst, second\n\nMay be used.\n")
  expect(text).toContain("\nother\n\nMay be sold.\n")
  expect(text.split("May be used.")).toHaveLength(2)
})
