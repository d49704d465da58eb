import { readDraft, writeDraft } from "./draft"

const draft = { name: "Ada", email: "", company: "", message: "Two plants" }
const empty = { name: "", email: "", company: "", message: "" }

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

test.each(["{", "null", '"text"', "[]", '{"name":"Ada"}', '{"name":1,"email":"","company":"","message":""}'])(
  "what is stored as %s is no draft",
  (stored) => {
    sessionStorage.setItem("contact-draft", stored)
    expect(readDraft()).toBeUndefined()
  },
)

test("where storage is blocked there is no draft and no error", () => {
  blockStorage()
  expect(() => writeDraft(draft)).not.toThrow()
  expect(readDraft()).toBeUndefined()
})
