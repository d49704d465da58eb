import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { answer } from "../../test/contact-service"
import { contactField, fillContactForm, visitor } from "../../test/fill-contact-form"
import { fields, holdAnswer, service, show, submit } from "./use-contact-form.fixture"

const form = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Full Name" }).form

test("the four fields are sent as the visitor entered them", async () => {
  show()
  fillContactForm()
  await submit()
  expect(service.sent().body).toMatchObject(visitor)
})

test("the time at which the visitor came to the page goes along, however late the scripts are", async () => {
  jest.spyOn(performance, "timeOrigin", "get").mockReturnValue(1_750_000_000_000)
  show()
  fillContactForm()
  await submit()
  expect(service.sent().body["startedAt"]).toBe(1_750_000_000_000)
})

test("while it is being sent the button says so, and everything is disabled", async () => {
  show()
  fillContactForm()
  const finish = holdAnswer()
  await submit()
  expect(screen.getByRole("button", { name: "Submitting..." })).toBeDisabled()
  for (const name of fields) expect(contactField(name)).toBeDisabled()
  await finish(answer(200, {}))
})

test("while it is being sent the form is marked as busy", async () => {
  show()
  fillContactForm()
  const finish = holdAnswer()
  await submit()
  expect(form()).toHaveAttribute("aria-busy", "true")
  await finish(answer(200, {}))
  expect(form()).toHaveAttribute("aria-busy", "false")
})

test.each(["the button", "a field"])(
  "while it is being sent from %s the focus stays in the form",
  async (source) => {
    show()
    fillContactForm()
    const finish = holdAnswer()
    if (source === "the button") await submit()
    else await userEvent.type(contactField("name"), "{Enter}")
    await waitFor(() => expect(form()).toHaveFocus())
    await finish(answer(200, {}))
  },
)

test("however often it is sent, there is one request", async () => {
  show()
  fillContactForm()
  const finish = holdAnswer()
  act(() => {
    for (let times = 0; times < 5; times += 1) form()?.requestSubmit()
  })
  await finish(answer(200, {}))
  expect(service.fetched).toHaveBeenCalledTimes(1)
})

test("a visitor whose browser blocks storage can send the form all the same", async () => {
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

test("Enter in a field sends the form", async () => {
  show()
  fillContactForm()
  await userEvent.type(contactField("company"), "{Enter}")
  await waitFor(() => expect(service.fetched).toHaveBeenCalledTimes(1))
})
