import { fixedLabel } from "./events"
import { contactRefusals } from "./contact-refusals"

test("the service's words on a field may be reported", () => {
  expect(fixedLabel("Please enter your name.", [])).toBe("Please enter your name.")
})

test("every text of the service is a whole sentence, so that no name or address is one of them", () => {
  expect(contactRefusals.length).toBeGreaterThan(10)
  expect(contactRefusals.filter((text) => !/^[A-Z].* .*\.$/.test(text))).toEqual([])
})
