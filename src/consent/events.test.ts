import fc from "fast-check"
import { createLabelGuard, unknownError } from "./events"

const serviceTexts = ["Please enter your name.", "There is nothing at this address."]
const guard = createLabelGuard(serviceTexts)

test("the fixed texts of the form and of the service pass as they are", () => {
  for (const text of [...serviceTexts, "Failed to submit form", "Contact Form Submission"]) {
    expect(guard(text)).toBe(text)
  }
})

test("nothing that a visitor typed reaches an event, alone or inside a message", () => {
  const allowed = new Set([...serviceTexts, unknownError])
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.constantFrom("", ...serviceTexts), (typed, text) => {
      for (const label of [typed, `${text} ${typed}`, `${typed}${text}`, `Unexpected: ${typed}`]) {
        expect(allowed).toContain(guard(label))
      }
    }),
  )
})

test("an error without a message is reported as unknown", () => {
  expect(guard("")).toBe("Unknown error")
})
