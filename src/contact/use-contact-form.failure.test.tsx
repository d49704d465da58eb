import { act, screen, waitFor, within } from "@testing-library/react"
import { fieldNames } from "../../supabase/functions/_shared/contact/contract"
import { jsonResponse } from "../../test/components/mock-contact-service"
import { enter } from "../../test/components/fill-contact-form"
import {
  button,
  copy,
  holdResponse,
  logged,
  networkFails,
  send,
  service,
  submit,
  tracked,
} from "../../test/components/contact-form"

test("the error box above the button takes the focus, and ends with the email address", async () => {
  service.fetched.mockResolvedValue(jsonResponse(400, { error: "Refused." }))
  await send()
  const alert = screen.getByRole("alert")
  expect(alert.textContent).toBe(`${copy.errors.title}Refused.${copy.errors.byEmail} office@example.com`)
  expect(within(alert).getByRole("link")).toHaveAttribute("href", "mailto:office@example.com")
  expect(alert.compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await waitFor(() => expect(alert).toHaveFocus())
  expect(button()).toBeEnabled()
  // An expected refusal is logged without a stack.
  expect(logged.mock.calls).toEqual([["Refused."]])
})

test("a thrown value that is not an error is reported as Unknown error", async () => {
  service.fetched.mockRejectedValue("blocked")
  await send()
  expect(screen.getByRole("alert")).toHaveTextContent(copy.errors.retry)
  expect(tracked).toHaveBeenCalledWith({ action: "form_error", category: "Contact", label: "Unknown error" })
})

test("a failure does not take the focus from another part of the page", async () => {
  const respond = holdResponse()
  await send()
  const elsewhere = document.body.appendChild(document.createElement("button"))
  act(() => elsewhere.focus())
  await respond(jsonResponse(500, {}))
  expect(await screen.findByRole("alert")).toBeVisible()
  expect(elsewhere).toHaveFocus()
  elsewhere.remove()
})

test("a failure is logged, and reported once with the error that was shown", async () => {
  networkFails()
  await send()
  expect(logged).toHaveBeenCalledWith(new TypeError("Failed to fetch"))
  expect(tracked.mock.calls).toEqual([
    [{ action: "form_error", category: "Contact", label: "Failed to fetch" }],
  ])
})

test.each(fieldNames)("an edit of %s removes the error", async (name) => {
  networkFails()
  await send()
  enter(name, "something.else@example.com")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
})

test("sending again removes the error first", async () => {
  networkFails()
  await send()
  const respond = holdResponse()
  await submit()
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  await respond(jsonResponse(200, {}))
})
