import { act, screen, waitFor, within } from "@testing-library/react"
import { fieldNames } from "../../supabase/functions/_shared/contact/contract"
import { htmlResponse, jsonResponse } from "../../test/components/mock-contact-service"
import { enter, fillContactForm } from "../../test/components/fill-contact-form"
import {
  button,
  copy,
  holdResponse,
  logged,
  networkFails,
  service,
  show,
  submit,
  tracked,
} from "../../test/components/contact-form"

test("the error message of the service is above the button", async () => {
  service.fetched.mockResolvedValue(jsonResponse(400, { error: "Please enter a valid email address." }))
  show()
  fillContactForm()
  await submit()
  const alert = screen.getByRole("alert")
  expect(alert).toHaveTextContent("Please enter a valid email address.")
  expect(alert.compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([
  ["a refusal", () => Promise.resolve(jsonResponse(400, {}))],
  ["a response that is not JSON", () => Promise.resolve(htmlResponse(200))],
  ["a network failure", () => Promise.reject(new TypeError("Failed to fetch"))],
])("after %s the error box links to the email address, in its last sentence", async (_, respond) => {
  service.fetched.mockImplementation(respond)
  show()
  fillContactForm()
  await submit()
  const link = within(screen.getByRole("alert")).getByRole("link", { name: "office@example.com" })
  expect(link).toHaveAttribute("href", "mailto:office@example.com")
  expect(link.parentElement).toHaveTextContent(`${copy.errors.byEmail} office@example.com`)
})

test.each([
  ["the form was not sent", 500, copy.errors.title],
  ["the form was already sent", 409, copy.errors.alreadySent],
])("the error box says that %s after status %i", async (_, status, title) => {
  service.fetched.mockResolvedValue(jsonResponse(status, { error: "Refused." }))
  show()
  fillContactForm()
  await submit()
  expect(screen.getByRole("alert")).toHaveTextContent(`${title}Refused.`)
})

test("the error box has no title that repeats its message", async () => {
  service.fetched.mockResolvedValue(jsonResponse(400, {}))
  show()
  fillContactForm()
  await submit()
  expect(screen.getByRole("alert")).not.toHaveTextContent(copy.errors.title)
})

test("a thrown value that is not an error shows its own message, and is reported as Unknown error", async () => {
  service.fetched.mockRejectedValue("blocked")
  show()
  fillContactForm()
  await submit()
  expect(screen.getByRole("alert")).toHaveTextContent(copy.errors.retry)
  expect(tracked).toHaveBeenCalledWith({ action: "form_error", category: "Contact", label: "Unknown error" })
})

test("an offline visitor is told that the text is kept", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  networkFails()
  show()
  fillContactForm()
  await submit()
  expect(screen.getByRole("alert")).toHaveTextContent(copy.errors.offline)
})

test("after a failure the error has the focus and the form is enabled", async () => {
  networkFails()
  show()
  fillContactForm()
  await submit()
  await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus())
  expect(button()).toBeEnabled()
})

test("a failure does not take the focus from another part of the page", async () => {
  show()
  fillContactForm()
  const respond = holdResponse()
  await submit()
  const elsewhere = document.body.appendChild(document.createElement("button"))
  act(() => elsewhere.focus())
  await respond(jsonResponse(500, {}))
  expect(await screen.findByRole("alert")).toBeVisible()
  expect(elsewhere).toHaveFocus()
  elsewhere.remove()
})

test("a failure is logged to the console, and reported once with the error that was shown", async () => {
  networkFails()
  show()
  fillContactForm()
  await submit()
  expect(logged).toHaveBeenCalledWith(new TypeError("Failed to fetch"))
  expect(tracked.mock.calls).toEqual([
    [{ action: "form_error", category: "Contact", label: "Failed to fetch" }],
  ])
})

test("an expected refusal is logged without a stack", async () => {
  service.fetched.mockResolvedValue(jsonResponse(400, { error: "Refused." }))
  show()
  fillContactForm()
  await submit()
  expect(logged.mock.calls).toEqual([["Refused."]])
})

test.each(fieldNames)("an edit of %s removes the error", async (name) => {
  networkFails()
  show()
  fillContactForm()
  await submit()
  enter(name, "something.else@example.com")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
})

test("sending again removes the error first", async () => {
  networkFails()
  show()
  fillContactForm()
  await submit()
  const respond = holdResponse()
  await submit()
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  await respond(jsonResponse(200, {}))
})
