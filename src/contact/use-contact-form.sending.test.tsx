import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { fieldNames } from "../../supabase/functions/_shared/contact/contract"
import { jsonResponse } from "../../test/components/mock-contact-service"
import { contactField, fillContactForm } from "../../test/components/fill-contact-form"
import { copy, holdResponse, service, show, submit } from "../../test/components/contact-form"

const form = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Full Name" }).form

test("while the form is being sent the button says so and everything is disabled", async () => {
  show()
  fillContactForm()
  const respond = holdResponse()
  await submit()
  expect(screen.getByRole("button", { name: "Submitting..." })).toBeDisabled()
  for (const name of fieldNames) expect(contactField(name)).toBeDisabled()
  await respond(jsonResponse(200, {}))
})

test("the status says that the form is being sent, and after four seconds that it takes longer than usual", async () => {
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

test.each(["the button", "a field"])(
  "while the form is being sent from %s the focus stays in it",
  async (source) => {
    show()
    fillContactForm()
    const respond = holdResponse()
    if (source === "the button") await submit()
    else await userEvent.type(contactField("name"), "{Enter}")
    await waitFor(() => expect(form()).toHaveFocus())
    await respond(jsonResponse(200, {}))
  },
)

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
  show()
  fillContactForm()
  await submit()
  expect(screen.getByRole("group", { name: "Thank you" })).toBeVisible()
})
