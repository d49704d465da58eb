import { enquiryOf } from "../../test/enquiry"
import { readDraft, writeDraft } from "./draft"

const key = "0123456789abcdef0123456789abcdef"
const draft = enquiryOf({ name: "Ada", message: "Two plants" })
const empty = enquiryOf({})

test("a draft is read as it was stored, with the idempotency key if it was sent", () => {
  writeDraft(draft)
  expect(readDraft()).toEqual(draft)
  writeDraft({ ...draft, key })
  expect(readDraft()).toEqual({ ...draft, key })
})

test("an empty form is not stored", () => {
  writeDraft(draft)
  writeDraft(empty)
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  "{",
  "null",
  '{"name":"Ada"}',
  ...[{ name: 1 }, { key: "not a key" }].map((changes) => JSON.stringify({ ...draft, ...changes })),
])("the stored value %s is not a draft", (stored) => {
  sessionStorage.setItem("contact-draft", stored)
  expect(readDraft()).toBeUndefined()
})
