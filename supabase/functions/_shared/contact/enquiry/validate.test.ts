import { enquiry } from "../../../../../test/enquiry.ts"
import { fieldNames } from "../contract.ts"
import { validate } from "./validate.ts"

/** Returns the enquiry that is accepted, with its flag, or the errors of its fields. */
const check = (changes: Record<string, unknown>) => {
  const result = validate({ ...enquiry, ...changes })
  return result.ok ? { ...result.enquiry, flag: result.flag } : result.fields
}

test("a name that shows nothing is missing", () => {
  expect(check({ name: "\u200f \u061c" })).toEqual({ name: "Please enter your name." })
})

test("the message is optional", () => {
  expect(check({ message: undefined })).toMatchObject({ message: "" })
})

test.each(fieldNames)("a %s that is not a string is refused", (field) => {
  expect(Object.keys(check({ [field]: { length: 1 } }))).toEqual([field])
})

test.each([
  ["name", "x".repeat(201), "Please shorten your name to 200 characters."],
  ["company", "x".repeat(201), "Please shorten your company name to 200 characters."],
  ["message", "x".repeat(5001), "Please shorten your message to 5,000 characters."],
  ["email", `${"x".repeat(250)}@example.com`, "Please enter a valid email address."],
])("a %s that is too long is refused with a sentence", (field, value, sentence) => {
  expect(check({ [field]: value })).toEqual({ [field]: sentence })
})

test("fields of the greatest length pass", () => {
  expect(
    check({ name: "x".repeat(200), company: "x".repeat(200), message: "x".repeat(5000) }),
  ).toHaveProperty("flag")
})

test.each([
  "a@example.com, b@example.com",
  "Ann <a@example.com>",
  "@example.com",
  "a@http://example.com",
  "root@localhost",
  "a@127.0.0.1",
  `${"a".repeat(65)}@example.com`,
  ".a@example.com",
  "a.@example.com",
  "a..b@example.com",
  "=?utf-8?q?a?=@example.com",
  "victim%gmail.com@example.com",
  "gmail.com!victim@example.com",
])("%j is not an address", (email) => {
  expect(check({ email })).toEqual({ email: "Please enter a valid email address." })
})

test.each(["o'neil+news@example.co.uk", "A.B@EXAMPLE.com"])("%s stays as it is", (email) => {
  expect(check({ email })).toMatchObject({ email })
})

test("a filled honeypot flags the post", () => {
  expect(check({ hp_ref: "x" })).toMatchObject({ flag: "honeypot" })
  expect(check({ hp_ref: "" })).toMatchObject({ flag: null })
})

test.each([
  [1999, "too_fast"],
  [2000, null],
  ["10", null],
  [undefined, null],
])("a form that was open for %s milliseconds is flagged %s", (elapsed, flag) => {
  expect(check({ elapsed })).toMatchObject({ flag })
})
