import { act, screen, waitFor } from "@testing-library/react"
import { fieldNames } from "../../supabase/functions/_shared/contact/contract"
import { jsonResponse } from "../../test/components/mock-contact-service"
import { contactField, fillContactForm } from "../../test/components/fill-contact-form"
import { copy, holdResponse, send, service, show } from "../../test/components/contact-form"

const form = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Full Name" }).form

test("while the form is being sent it is disabled, says so and keeps the focus", async () => {
  const respond = holdResponse()
  await send()
  expect(screen.getByRole("button", { name: "Submitting..." })).toBeDisabled()
  for (const name of fieldNames) expect(contactField(name)).toBeDisabled()
  await waitFor(() => expect(form()).toHaveFocus())
  await respond(jsonResponse(200, {}))
})

test("after four seconds the status says that it takes longer than usual", async () => {
  show()
  fillContactForm()
  const respond = holdResponse()
  jest.useFakeTimers()
  act(() => form()?.requestSubmit())
  act(() => jest.advanceTimersByTime(3999))
  expect(screen.getByRole("status")).toHaveTextContent(/^Submitting\.\.\.$/)
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole("status")).toHaveTextContent(copy.slow)
  jest.useRealTimers()
  await respond(jsonResponse(200, {}))
  expect(screen.getByRole("status")).not.toHaveTextContent(copy.slow)
})

test("a form that is sent several times makes one request", async () => {
  show()
  fillContactForm()
  const respond = holdResponse()
  act(() => {
    for (let times = 0; times < 5; times += 1) form()?.requestSubmit()
  })
  await respond(jsonResponse(200, {}))
  expect(service.fetched).toHaveBeenCalledTimes(1)
})

test("the form can be sent if the browser blocks storage", async () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Access is denied", "SecurityError")
    })
  }
  await send()
  expect(screen.getByRole("group", { name: "Thank you" })).toBeVisible()
})
