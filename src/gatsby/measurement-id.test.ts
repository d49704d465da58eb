import { measurementIdFrom } from "./measurement-id"

const read = (id?: string) => measurementIdFrom({ NODE_ENV: "test", GATSBY_GA_MEASUREMENT_ID: id })

test.each([undefined, "", "  "])("a site built with the id %j measures nothing", (id) => {
  expect(read(id)).toBeUndefined()
})

test("a measurement id is taken as it is", () => {
  expect(read("G-TEST0000000")).toBe("G-TEST0000000")
})

test.each(["UA-12345-1", "G-", "g-abc", "GTM-ABC", "G-AB');alert(1)//", "G-AB CD"])(
  "the id %j is refused with a message that names the variable and the form",
  (id) => {
    expect(() => read(id)).toThrow(/GATSBY_GA_MEASUREMENT_ID is .* expected .* G-AB12CD34EF/)
  },
)
