import { render, screen } from "@testing-library/react"
import { contactField } from "../../../test/components/fill-contact-form"
import { copyOf } from "../../../test/content/copy"
import { ContactFields } from "./contact-fields"

const copy = copyOf("HomeContact")

const show = (messageLength = 0) =>
  render(<ContactFields copy={copy} errors={{}} messageLength={messageLength} />)

test("the honeypot is unreachable for keyboard and screen reader users", () => {
  show()
  expect(screen.queryByRole("textbox", { name: "Reference" })).not.toBeInTheDocument()
  expect(screen.getByRole("textbox", { name: "Reference", hidden: true })).toHaveAttribute("tabindex", "-1")
})

test.each([
  [4499, ""],
  [4500, "500 characters left"],
  [4999, "1 character left"],
  [5001, "1 character too many"],
])("a message of %i characters has the note “%s”", (length, note) => {
  show(length)
  expect(contactField("message")).toHaveAccessibleDescription(note)
})
