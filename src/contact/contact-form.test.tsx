import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { mockService } from "../../test/contact-service"
import { copyOf } from "../../test/copy"
import { contactField, enter, fillContactForm } from "../../test/fill-contact-form"
import { ContactForm } from "./contact-form"
import { readDraft, writeDraft } from "./draft"

const copy = copyOf("HomeContact", "home/contact.yml")
const missing = "Please fill out this field."
const noAddress = "Please enter an email address."

let service = mockService()

beforeEach(() => {
  service = mockService()
  // jsdom finds what does not fit, but has no words for it.
  jest.spyOn(HTMLInputElement.prototype, "validationMessage", "get").mockImplementation(function (
    this: HTMLInputElement,
  ) {
    return this.validity.valueMissing ? missing : this.validity.typeMismatch ? noAddress : ""
  })
})

const lengthNotes = {
  remaining: "{count} characters left",
  remainingOne: "1 character left",
  excess: "{count} characters too many",
  excessOne: "1 character too many",
}

/** Hydrates the static HTML after a visitor has filled in three fields. */
const hydrateFilled = () => {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(form)
  for (const [name, value] of [
    ["name", "Ada Lane"],
    ["email", "ada@example.com"],
    ["message", "Two plants."],
  ] as const)
    Object.assign(contactField(name), { value })
  return render(form, { container, hydrate: true })
}

const form = <ContactForm copy={copy} onOutcome={() => undefined} />
const submit = () => userEvent.click(screen.getByRole("button", { name: copy.submit }))

test.each([
  ["name", "John Smith", "name"],
  ["email", "john.smith@example.com", "email"],
  ["company", "Your Company Ltd.", "organization"],
  ["message", "Tell us about your SAP GTS needs or challenges...", null],
] as const)("the field %s has the specified label and the sample “%s”", (name, placeholder, autocomplete) => {
  render(form)
  expect(contactField(name)).toHaveAttribute("placeholder", placeholder)
  expect(contactField(name).getAttribute("autocomplete")).toBe(autocomplete)
})

test.each(["name", "email", "company"] as const)("the field %s is required", (name) => {
  render(form)
  expect(contactField(name)).toBeRequired()
})

test("the message may stay empty, and its label says so", () => {
  render(form)
  expect(screen.getByRole("textbox", { name: "Message (optional)" })).not.toBeRequired()
})

test("the message has four rows", () => {
  render(form)
  expect(contactField("message")).toHaveAttribute("rows", "4")
})

test("the address field is of the email kind", () => {
  render(form)
  expect(contactField("email")).toHaveAttribute("type", "email")
})

test("the note under the form names the Privacy Policy and links to it", () => {
  render(form)
  expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy-policy")
  expect(screen.getByText(/your information is never shared/)).toHaveTextContent(/^By submitting this form/)
})

test("a fresh form says nothing is wrong", () => {
  render(form)
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  expect(contactField("name")).not.toHaveAttribute("aria-invalid")
})

test("the trap for programs is out of reach of keyboard and screen reader", () => {
  render(form)
  expect(screen.queryByRole("textbox", { name: "Reference" })).not.toBeInTheDocument()
  expect(screen.getByRole("textbox", { name: "Reference", hidden: true })).toHaveAttribute("tabindex", "-1")
})

test("what a program writes into the trap reaches the service", async () => {
  render(form)
  fillContactForm()
  const trap = screen.getByRole("textbox", { name: "Reference", hidden: true })
  fireEvent.change(trap, { target: { value: "cheap visits" } })
  await submit()
  expect(service.sent().body["hp_ref"]).toBe("cheap visits")
})

test.each([
  ["name", "", missing],
  ["email", "", missing],
  ["email", "ada at example", noAddress],
  ["company", "", missing],
] as const)("%s “%s” is refused in the browser's own words, tied to the field", async (name, value, text) => {
  render(form)
  fillContactForm({ [name]: value })
  await submit()
  expect(contactField(name)).toHaveAccessibleDescription(text)
  expect(contactField(name)).toHaveAttribute("aria-invalid", "true")
})

test("a form that does not fit is not sent", async () => {
  render(form)
  fillContactForm({ email: "" })
  await submit()
  expect(service.fetched).not.toHaveBeenCalled()
})

test("the focus goes to the first field that does not fit", async () => {
  render(form)
  fillContactForm({ email: "", company: "" })
  await submit()
  expect(contactField("email")).toHaveFocus()
})

test("every field that does not fit is told at once", async () => {
  render(form)
  await submit()
  expect(screen.getAllByText(missing)).toHaveLength(3)
})

test("an edit takes away what was said of that field, and of no other", async () => {
  render(form)
  await submit()
  enter("name", "A")
  expect(contactField("name")).toHaveAccessibleDescription("")
  expect(contactField("name")).not.toHaveAttribute("aria-invalid")
  expect(contactField("company")).toHaveAccessibleDescription(missing)
})

test("a form that was put right is sent", async () => {
  render(form)
  await submit()
  fillContactForm()
  await submit()
  expect(service.fetched).toHaveBeenCalledTimes(1)
})

test("the message is not counted while the limit is far", () => {
  render(form)
  enter("message", "x".repeat(4499))
  expect(contactField("message")).toHaveAccessibleDescription("")
})

test.each([
  [4500, "500 characters left"],
  [4999, "1 character left"],
  [5000, "0 characters left"],
  [5001, "1 character too many"],
  [6000, "1,000 characters too many"],
])("a message of %i characters has the note “%s”", (length, note) => {
  render(<ContactForm copy={{ ...copy, ...lengthNotes }} onOutcome={() => undefined} />)
  enter("message", "x".repeat(length))
  expect(contactField("message")).toHaveAccessibleDescription(note)
})

test("what stands in the fields before hydration is not emptied, and is sent", async () => {
  hydrateFilled()
  expect(contactField("name")).toHaveValue("Ada Lane")
  expect(contactField("message")).toHaveValue("Two plants.")
  enter("company", "Lane & Sons")
  await submit()
  await waitFor(() => expect(service.fetched).toHaveBeenCalledTimes(1))
  expect(service.sent().body).toMatchObject({
    name: "Ada Lane",
    email: "ada@example.com",
    company: "Lane & Sons",
    message: "Two plants.",
  })
})

test("what stands in the fields before hydration is in the draft", () => {
  hydrateFilled()
  expect(readDraft()).toMatchObject({ name: "Ada Lane", email: "ada@example.com", message: "Two plants." })
})

test("a draft fills only the fields that are empty at hydration", () => {
  const key = "0123456789abcdef0123456789abcdef"
  writeDraft({ name: "Ada", email: "", company: "Lane & Sons", message: "", startedAt: 1, key })
  hydrateFilled()
  expect(contactField("name")).toHaveValue("Ada Lane")
  expect(contactField("company")).toHaveValue("Lane & Sons")
  expect(readDraft()?.key).toBeUndefined()
})

test.each(['method="post"', 'action="/functions/v1/contact-form"'])(
  "without scripts the browser sends the form by itself: %s",
  (attribute) => {
    expect(renderToString(form)).toMatch(new RegExp(`<form[^>]* ${attribute}`))
  },
)

test("without scripts the browser itself checks the form", () => {
  expect(renderToString(form)).not.toMatch(/novalidate/i)
})

test.each(["name", "email", "company", "message", "token", "hp_ref"])(
  "without scripts the form carries %s, which the service reads",
  (name) => {
    expect(renderToString(form)).toContain(`name="${name}"`)
  },
)
