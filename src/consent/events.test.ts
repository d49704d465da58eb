import fc from "fast-check"
import { fixedLabel, unknownError } from "./events"

const copy = ["Please enter your name.", "You seem to be offline."]
const guard = (label: string) => fixedLabel(label, copy)

test("the fixed texts of the form and of the page pass as they are", () => {
  for (const text of [...copy, "Failed to submit form", "Contact Form Submission"]) {
    expect(guard(text)).toBe(text)
  }
})

test("nothing that a visitor typed reaches an event, alone or inside a message", () => {
  const allowed = new Set([...copy, unknownError])
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.constantFrom("", ...copy), (typed, text) => {
      for (const label of [typed, `${text} ${typed}`, `${typed}${text}`, `Unexpected: ${typed}`]) {
        expect(allowed).toContain(guard(label))
      }
    }),
  )
})

test("an error without a message is reported as unknown", () => {
  expect(guard("")).toBe("Unknown error")
})
