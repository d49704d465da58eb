import { readDraft, writeDraft } from "./draft"

const startedAt = 1_750_000_000_000
const key = "0123456789abcdef0123456789abcdef"
const draft = { name: "Ada", email: "", company: "", message: "Two plants", startedAt }
const empty = { name: "", email: "", company: "", message: "", startedAt }

const blockStorage = () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Access is denied", "SecurityError")
    })
  }
}

test("a draft is read as it was stored", () => {
  writeDraft(draft)
  expect(readDraft()).toEqual(draft)
})

test("the idempotency key of a draft that was sent is stored with it", () => {
  writeDraft({ ...draft, key })
  expect(readDraft()).toEqual({ ...draft, key })
})

test("an empty form is not stored", () => {
  writeDraft(draft)
  writeDraft(empty)
  expect(sessionStorage).toHaveLength(0)
})

test("a draft can be removed", () => {
  writeDraft(draft)
  writeDraft(undefined)
  expect(readDraft()).toBeUndefined()
})

test.each([
  "{",
  "null",
  '"text"',
  "[]",
  '{"name":"Ada"}',
  '{"name":1,"email":"","company":"","message":"","startedAt":1}',
  '{"name":"Ada","email":"","company":"","message":"","startedAt":"1"}',
  '{"name":"Ada","email":"","company":"","message":"","startedAt":1,"key":"not a key"}',
])("the stored value %s is not a draft", (stored) => {
  sessionStorage.setItem("contact-draft", stored)
  expect(readDraft()).toBeUndefined()
})

test("blocked storage causes no error and returns no draft", () => {
  blockStorage()
  expect(() => writeDraft(draft)).not.toThrow()
  expect(readDraft()).toBeUndefined()
})
