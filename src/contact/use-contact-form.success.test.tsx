import { fireEvent, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { contactField, fillContactForm } from "../../test/components/fill-contact-form"
import { fieldNames } from "../../supabase/functions/_shared/contact/contract"
import { jsonResponse } from "../../test/components/mock-contact-service"
import { copy, holdResponse, send, service, show, submit, tracked } from "../../test/components/contact-form"

test("after success the fields are empty, and the event has nothing that was typed", async () => {
  await send()
  for (const name of fieldNames) expect(contactField(name)).toHaveValue("")
  expect(tracked.mock.calls).toEqual([
    [{ action: "submit_form", category: "Contact", label: "Contact Form Submission" }],
  ])
})

test("when the overlay closes, its message and the focus move to the status of the form", async () => {
  service.fetched.mockResolvedValue(
    jsonResponse(200, { ok: true, id: "7b4c01ab-6a1f-4f0e-9a63-2d6f0f5b8c11" }),
  )
  await send("https://calendar.example/ann")
  const status = screen.getByRole("status")
  expect(status).toBeEmptyDOMElement()
  const overlay = screen.getByRole("group", { name: "Thank you" })
  for (const part of [overlay, status]) {
    expect(part).toHaveTextContent(
      /Thank you.*reply within 24 hours.*goes to ann@example\.com, at most one a day/,
    )
    expect(part).toHaveTextContent(`${copy.success.reference} 7B4C-01AB`)
    expect(within(part).getByRole("link")).toHaveAttribute("href", "https://calendar.example/ann")
    if (part === overlay) await userEvent.click(screen.getByRole("button", { name: "Close" }))
  }
  expect(overlay).not.toBeInTheDocument()
  expect(status).toHaveFocus()
})

test("an empty form that is sent after the thanks shows only its errors", async () => {
  await send()
  await userEvent.click(screen.getByRole("button", { name: "Close" }))
  await submit()
  expect(contactField("name")).toBeInvalid()
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

test("a request that the service already has is answered with these words", async () => {
  service.fetched.mockImplementation(() =>
    Promise.resolve(jsonResponse(200, { ok: true, id: "7b4c01ab-6a1f" })),
  )
  show()
  for (const text of ["Your request has arrived.", copy.success.repeated]) {
    fillContactForm()
    await submit()
    expect(screen.getByRole("group", { name: "Thank you" })).toHaveTextContent(text)
  }
})

test("without a reference and a calendar the thank-you has neither", async () => {
  await send()
  const overlay = screen.getByRole("group", { name: "Thank you" })
  expect(overlay).not.toHaveTextContent(copy.success.reference)
  expect(within(overlay).queryByRole("link")).not.toBeInTheDocument()
})

test("the first edit of a new enquiry closes the overlay", async () => {
  await send()
  fireEvent.change(contactField("name"), { target: { value: "B" } })
  expect(screen.queryByRole("group", { name: "Thank you" })).not.toBeInTheDocument()
})

test("an outcome that arrives on another page is shown once, with the form", async () => {
  const respond = holdResponse()
  const { unmount } = await send()
  unmount()
  await respond(jsonResponse(503, { error: "Please try again in a minute." }))
  const later = show()
  expect(screen.getByText("Please try again in a minute.")).toBeVisible()
  later.unmount()
  show()
  expect(screen.queryByText("Please try again in a minute.")).not.toBeInTheDocument()
})
