import { enquiry } from "../../../../../test/enquiry.ts"
import { fieldNames } from "../contract.ts"
import { validate } from "./validate.ts"

/** Returns the enquiry that is accepted, with its flag, or the errors of its fields. */
const check = (changes: Record<string, unknown>) => {
  const result = validate({ ...enquiry, ...changes })
  return result.ok ? { ...result.enquiry, flag: result.flag } : result.fields
}

test("a name that shows nothing is missing, and a message may be", () => {
  expect(check({ name: "\u200f \u061c" })).toEqual({ name: "Please enter your name." })
  expect(check({ message: undefined })).toMatchObject({ message: "" })
})

test.each(fieldNames)("a %s that is not a string or is too long is refused", (field) => {
  expect(Object.keys(check({ [field]: { length: 1 } }))).toEqual([field])
  expect(Object.keys(check({ [field]: "x".repeat(5001) }))).toEqual([field])
})

test.each([
  "a,b@example.com",
  "Ann <a@example.com>",
  "root@localhost",
  "a@127.0.0.1",
  "a..b@example.com",
  "=?utf-8?q?a?=@example.com",
  "victim%gmail.com@example.com",
])("%j is not an address", (email) => {
  expect(check({ email })).toEqual({ email: "Please enter a valid email address." })
})

test.each(["o'neil+news@example.co.uk", "A.B@EXAMPLE.com"])("%s stays as it is", (email) => {
  expect(check({ email })).toMatchObject({ email })
})

test.each([
  [{ hp_ref: "x" }, "honeypot"],
  [{ hp_ref: "", elapsed: 1999 }, "too_fast"],
  [{ elapsed: 2000 }, null],
  [{}, null],
])("a post with %j is flagged %s", (extras, flag) => {
  expect(check(extras)).toMatchObject({ flag })
})
