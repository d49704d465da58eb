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

test("a draft is read as it was written", () => {
  writeDraft(draft)
  expect(readDraft()).toEqual(draft)
})

test("the key of a draft that was sent is kept with it", () => {
  writeDraft({ ...draft, key })
  expect(readDraft()).toEqual({ ...draft, key })
})

test("the draft stands where the privacy policy says, and ends with the tab", () => {
  writeDraft(draft)
  expect(sessionStorage.getItem("contact-draft")).not.toBeNull()
  expect(localStorage).toHaveLength(0)
})

test("an empty form leaves nothing behind", () => {
  writeDraft(draft)
  writeDraft(empty)
  expect(sessionStorage).toHaveLength(0)
})

test("a draft can be forgotten", () => {
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
])("what is stored as %s is no draft", (stored) => {
  sessionStorage.setItem("contact-draft", stored)
  expect(readDraft()).toBeUndefined()
})

test("where storage is blocked there is no draft and no error", () => {
  blockStorage()
  expect(() => writeDraft(draft)).not.toThrow()
  expect(readDraft()).toBeUndefined()
})
