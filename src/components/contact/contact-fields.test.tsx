import { render, screen } from "@testing-library/react"
import { copyOf } from "../../../test/content/copy"
import { contactField } from "../../../test/components/fill-contact-form"
import { ContactFields } from "./contact-fields"

const copy = {
  ...copyOf("HomeContact", "home/contact.yml"),
  remaining: "{count} characters left",
  remainingOne: "1 character left",
  excess: "{count} characters too many",
  excessOne: "1 character too many",
}

const show = (messageLength = 0) =>
  render(<ContactFields copy={copy} errors={{}} messageLength={messageLength} />)

test.each([
  ["name", "John Smith", "name"],
  ["email", "john.smith@example.com", "email"],
  ["company", "Your Company Ltd.", "organization"],
  ["message", "Tell us about your SAP GTS needs or challenges...", null],
] as const)("the field %s has its label and the placeholder “%s”", (name, placeholder, autocomplete) => {
  show()
  expect(contactField(name)).toHaveAttribute("placeholder", placeholder)
  expect(contactField(name).getAttribute("autocomplete")).toBe(autocomplete)
})

test.each(["name", "email", "company"] as const)("the field %s is required", (name) => {
  show()
  expect(contactField(name)).toBeRequired()
})

test("the message is optional, and its label says so", () => {
  show()
  expect(screen.getByRole("textbox", { name: "Message (optional)" })).not.toBeRequired()
})

test("the message has four rows", () => {
  show()
  expect(contactField("message")).toHaveAttribute("rows", "4")
})

test("the email field has the type email", () => {
  show()
  expect(contactField("email")).toHaveAttribute("type", "email")
})

test("the honeypot is unreachable for keyboard and screen reader users", () => {
  show()
  expect(screen.queryByRole("textbox", { name: "Reference" })).not.toBeInTheDocument()
  expect(screen.getByRole("textbox", { name: "Reference", hidden: true })).toHaveAttribute("tabindex", "-1")
})

test("the length of the message is not shown while more than a tenth of the limit is left", () => {
  show(4499)
  expect(contactField("message")).toHaveAccessibleDescription("")
})

test.each([
  [4500, "500 characters left"],
  [4999, "1 character left"],
  [5000, "0 characters left"],
  [5001, "1 character too many"],
  [6000, "1,000 characters too many"],
])("a message of %i characters has the note “%s”", (length, note) => {
  show(length)
  expect(contactField("message")).toHaveAccessibleDescription(note)
})

test("an error describes its field", () => {
  const errors = { name: "Please enter your name.", email: "Please enter your email address." }
  render(<ContactFields copy={copy} errors={errors} messageLength={4990} />)
  expect(contactField("name")).toHaveAccessibleDescription("Please enter your name.")
})
