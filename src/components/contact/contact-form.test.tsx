import { enquiryOf } from "../../../test/enquiry"
import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { copy, form, service, show, submit } from "../../../test/components/contact-form"
import { contactField, enter, fillContactForm } from "../../../test/components/fill-contact-form"
import { jsonResponse } from "../../../test/components/mock-contact-service"
import { readDraft, writeDraft } from "../../contact/draft"

const missing = "Please fill out this field."
const noAddress = "Please enter an email address."

/** The description of a field with an error. */
const error = (message: string) => `${copy.errors.prefix} ${message}`

beforeEach(() => {
  // jsdom validates fields, but has no validation messages.
  jest.spyOn(HTMLInputElement.prototype, "validationMessage", "get").mockImplementation(function (
    this: HTMLInputElement,
  ) {
    return this.validity.valueMissing ? missing : this.validity.typeMismatch ? noAddress : ""
  })
})

/** Hydrates the static HTML after a visitor has filled in two fields. */
const hydrateFilled = () => {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(form())
  Object.assign(contactField("name"), { value: "Ada Lane" })
  Object.assign(contactField("email"), { value: "ada@example.com" })
  return render(form(), { container, hydrate: true })
}

test("the note under the form links to the Privacy Policy", () => {
  show()
  const link = screen.getByRole("link", { name: copy.consent.link.label })
  expect(link).toHaveAttribute("href", "/privacy-policy")
  expect(link.parentElement).toHaveTextContent(copy.consent.before)
})

test("the first field that the service refuses takes the focus with its message", async () => {
  const fields = { company: "Please enter your company.", email: "Please enter a valid email address." }
  service.fetched.mockResolvedValue(jsonResponse(422, { error: "Please check.", fields }))
  show()
  fillContactForm({ email: "tom@baker" })
  await submit()
  await waitFor(() => expect(contactField("email")).toHaveFocus())
  expect(contactField("email")).toBeInvalid()
  expect(contactField("email")).toHaveAccessibleDescription(error(fields.email))
  expect(screen.getByText("Please check.")).toBeVisible()
  // An alert would interrupt the message of the field.
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  enter("name", "Ada")
  expect(contactField("email")).toBeValid()
})

test.each([
  ["email", "ada at example", noAddress],
  ["company", "", missing],
] as const)(
  "%s “%s” is described as invalid with the message of the browser, and nothing is sent",
  async (name, value, text) => {
    show()
    fillContactForm({ [name]: value })
    await submit()
    expect(contactField(name)).toHaveAccessibleDescription(error(text))
    expect(contactField(name)).toHaveAttribute("aria-invalid", "true")
    expect(service.fetched).not.toHaveBeenCalled()
  },
)

test("invisible characters are removed before the browser checks the fields", async () => {
  show()
  fillContactForm({ name: "\u202aAda Lane\u202c", email: "ada@example.com\u200b", company: "\u200b" })
  await submit()
  expect(contactField("name")).toHaveValue("Ada Lane")
  expect(contactField("email")).toBeValid()
  expect(contactField("company")).toHaveAccessibleDescription(error(missing))
})

test("a message that is too long is not sent, and the field says so", async () => {
  show()
  fillContactForm({ message: "x".repeat(5001) })
  await submit()
  expect(service.fetched).not.toHaveBeenCalled()
  expect(contactField("message")).toHaveAccessibleDescription(
    `${copy.errors.prefix} Please shorten your message to 5,000 characters. ${copy.excessOne}`,
  )
})

test("the first invalid field takes the focus, and an edit removes its error", async () => {
  show()
  await submit()
  expect(contactField("name")).toHaveFocus()
  enter("name", "A")
  expect(contactField("name")).toHaveAccessibleDescription("")
  expect(contactField("name")).not.toHaveAttribute("aria-invalid")
  expect(contactField("company")).toHaveAccessibleDescription(error(missing))
})

test("values entered before hydration are kept, sent with the honeypot, and in the draft", async () => {
  hydrateFilled()
  expect(readDraft()).toMatchObject({ name: "Ada Lane", email: "ada@example.com" })
  enter("company", "Lane & Sons")
  const honeypot = screen.getByRole("textbox", { name: "Reference", hidden: true })
  fireEvent.change(honeypot, { target: { value: "cheap visits" } })
  await submit()
  await waitFor(() => expect(service.fetched).toHaveBeenCalledTimes(1))
  expect(service.sent().body).toMatchObject({
    name: "Ada Lane",
    email: "ada@example.com",
    company: "Lane & Sons",
    hp_ref: "cheap visits",
  })
})

test("a draft fills only the fields that are empty at hydration", () => {
  const key = "0123456789abcdef0123456789abcdef"
  writeDraft({ ...enquiryOf({ name: "Ada", company: "Lane & Sons" }), key })
  hydrateFilled()
  expect(contactField("name")).toHaveValue("Ada Lane")
  expect(contactField("company")).toHaveValue("Lane & Sons")
  expect(readDraft()?.key).toBeUndefined()
})

test("without scripts the browser validates and sends the form", () => {
  const html = renderToString(form())
  expect(html).toMatch(/<form[^>]* action="\/functions\/v1\/contact-form" method="post"/)
  expect(html).not.toMatch(/novalidate/i)
  for (const name of ["name", "email", "company", "message", "token", "hp_ref"]) {
    expect(html).toContain(`name="${name}"`)
  }
})
