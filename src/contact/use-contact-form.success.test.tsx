import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { contactField, fillContactForm } from "../../test/components/fill-contact-form"
import { jsonResponse } from "../../test/components/mock-contact-service"
import { copy, fields, onOutcome, service, show, submit } from "../../test/components/contact-form"

test("after success the fields are empty", async () => {
  show()
  fillContactForm()
  await submit()
  for (const name of fields) expect(contactField(name)).toHaveValue("")
})

test("after success the thank-you overlay has the focus", async () => {
  show()
  fillContactForm()
  await submit()
  await waitFor(() => expect(screen.getByRole("group", { name: "Thank you" })).toHaveFocus())
})

test("when the overlay closes, the message and the focus are in the status of the form", async () => {
  show()
  fillContactForm()
  await submit()
  await userEvent.click(screen.getByRole("button", { name: "Close" }))
  expect(screen.queryByRole("group", { name: "Thank you" })).not.toBeInTheDocument()
  expect(screen.getByRole("status")).toHaveTextContent(/Thank you.*reply within 24 hours.*confirmation email/)
  await waitFor(() => expect(screen.getByRole("status")).toHaveFocus())
})

test("the overlay and the status have the reference, if the service names one, and the calendar, if there is one", async () => {
  service.fetched.mockResolvedValue(jsonResponse(200, { ok: true, id: "ref-7" }))
  show("https://calendar.example/ann")
  fillContactForm()
  await submit()
  for (const part of [screen.getByRole("group", { name: "Thank you" }), screen.getByRole("status")]) {
    expect(part).toHaveTextContent(`${copy.success.reference} ref-7`)
    expect(within(part).getByRole("link")).toHaveAttribute("href", "https://calendar.example/ann")
  }
})

test("without a reference and a calendar the thank-you has neither", async () => {
  show()
  fillContactForm()
  await submit()
  expect(screen.getByRole("status")).not.toHaveTextContent(copy.success.reference)
  expect(within(screen.getByRole("status")).queryByRole("link")).not.toBeInTheDocument()
})

test("success is reported once, without anything the visitor typed", async () => {
  show()
  fillContactForm()
  await submit()
  expect(onOutcome.mock.calls).toEqual([[{ sent: true }]])
})

test("the first edit of a new enquiry closes the overlay", async () => {
  show()
  fillContactForm()
  await submit()
  fireEvent.change(contactField("name"), { target: { value: "B" } })
  expect(screen.queryByRole("group", { name: "Thank you" })).not.toBeInTheDocument()
})
