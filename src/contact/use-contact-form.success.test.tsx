import { fireEvent, screen, within } from "@testing-library/react"
import { contactField } from "../../test/components/fill-contact-form"
import { fieldNames } from "../../supabase/functions/_shared/contact/contract"
import { jsonResponse } from "../../test/components/mock-contact-service"
import { copy, send, service, submit, tracked } from "../../test/components/contact-form"

test("after success the fields are empty, and the event has nothing that was typed", async () => {
  await send()
  for (const name of fieldNames) expect(contactField(name)).toHaveValue("")
  expect(tracked.mock.calls).toEqual([
    [{ action: "submit_form", category: "Contact", label: "Contact Form Submission" }],
  ])
})

const thanks = () => screen.getByRole("group", { name: copy.success.title })

test("the thank-you has the promised time, the address, the reference and the calendar", async () => {
  service.fetched.mockResolvedValue(
    jsonResponse(200, { ok: true, id: "7b4c01ab-6a1f-4f0e-9a63-2d6f0f5b8c11" }),
  )
  await send("https://calendar.example/ann")
  expect(thanks()).toHaveTextContent(/reply within 24 hours.*ann@example\.com/)
  expect(thanks()).toHaveTextContent(`${copy.success.reference} 7B4C-01AB`)
  expect(within(thanks()).getByRole("link")).toHaveAttribute("href", "https://calendar.example/ann")
})

test("an empty form that is sent after the thanks shows only its errors", async () => {
  await send()
  await submit()
  expect(contactField("name")).toBeInvalid()
  expect(screen.queryByRole("group", { name: copy.success.title })).not.toBeInTheDocument()
})

test("without a reference and a calendar the thank-you has neither", async () => {
  await send()
  expect(thanks()).not.toHaveTextContent(copy.success.reference)
  expect(within(thanks()).queryByRole("link")).not.toBeInTheDocument()
})

test("the thank-you stays while a visitor writes another enquiry", async () => {
  await send()
  fireEvent.change(contactField("name"), { target: { value: "B" } })
  expect(thanks()).toBeVisible()
})
