import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { answer, mockService, page } from "../../test/contact-service"
import { copyOf } from "../../test/copy"
import { contactField, enter, fillContactForm, visitor, type FieldName } from "../../test/fill-contact-form"
import { ContactForm } from "./contact-form"

const copy = copyOf("HomeContact", "home/contact.yml")
const fields: FieldName[] = ["name", "email", "company", "message"]
const onOutcome = jest.fn()
let service = mockService()
let logged = jest.fn()

beforeEach(() => {
  service = mockService()
  onOutcome.mockClear()
  logged = jest.fn()
  jest.spyOn(console, "error").mockImplementation(logged)
})

const show = () => render(<ContactForm copy={copy} onOutcome={onOutcome} />)

const button = () => screen.getByRole("button", { name: "Book a Free Consultation" })
const form = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Full Name" }).form
const submit = () => userEvent.click(button())
const keyOf = (request: number) => service.sent(request).headers["Idempotency-Key"]

/** Makes the service take its time; the function given lets it answer. */
const holdAnswer = () => {
  let resolve: (response: Response) => void = () => undefined
  service.fetched.mockReturnValue(
    new Promise((settle) => {
      resolve = settle
    }),
  )
  return (response: Response) =>
    act(async () => {
      resolve(response)
      await Promise.resolve()
    })
}

const networkFails = () => service.fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"))

test("the four fields are sent as the visitor entered them", async () => {
  show()
  fillContactForm()
  await submit()
  expect(service.sent().body).toMatchObject(visitor)
})

test("the time at which the form was shown goes along", async () => {
  jest.spyOn(Date, "now").mockReturnValue(1_750_000_000_000)
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

test("after success the fields are empty", async () => {
  show()
  fillContactForm()
  await submit()
  for (const name of fields) expect(contactField(name)).toHaveValue("")
})

test("after success the visitor is thanked, and the focus is on the thanks", async () => {
  show()
  fillContactForm()
  await submit()
  expect(screen.getByRole("group", { name: "Thank you" })).toHaveFocus()
})

test("when the thanks are closed, the message and the focus are in the form's status", async () => {
  show()
  fillContactForm()
  await submit()
  await userEvent.click(screen.getByRole("button", { name: "Close" }))
  expect(screen.queryByRole("group", { name: "Thank you" })).not.toBeInTheDocument()
  expect(screen.getByRole("status")).toHaveTextContent(
    /Thank you.*reply within 24 hours.*confirmation e-mail/,
  )
  expect(screen.getByRole("status")).toHaveFocus()
})

test("a second enquiry is thanked for again", async () => {
  show()
  fillContactForm()
  await submit()
  await userEvent.click(screen.getByRole("button", { name: "Close" }))
  fillContactForm()
  await submit()
  expect(screen.getByRole("group", { name: "Thank you" })).toBeVisible()
})

test("success is reported once, and without a word of what was typed", async () => {
  show()
  fillContactForm()
  await submit()
  expect(onOutcome.mock.calls).toEqual([[{ sent: true }]])
})

test.each([
  ["the service's own text", answer(400, { error: "Please enter a valid e-mail address." })],
  ["Failed to submit form", answer(500, {})],
  ["Failed to submit form", answer(500, { error: ["a", "list"] })],
  ["Failed to submit form", page(502)],
])("a refused form shows %s above the button", async (text, refusal) => {
  const shown = text === "the service's own text" ? "Please enter a valid e-mail address." : text
  service.fetched.mockResolvedValue(refusal)
  show()
  fillContactForm()
  await submit()
  expect(screen.getByText(shown)).toBeVisible()
  expect(screen.getByRole("alert")).toContainElement(screen.getByText(shown))
  expect(screen.getByRole("alert").compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test("a network failure shows the message of its error", async () => {
  networkFails()
  show()
  fillContactForm()
  await submit()
  expect(screen.getByRole("alert")).toHaveTextContent(/Failed to fetch$/)
})

test("a thrown value that is no error shows the text for that", async () => {
  service.fetched.mockRejectedValue("blocked")
  show()
  fillContactForm()
  await submit()
  expect(screen.getByRole("alert")).toHaveTextContent(/Failed to submit form\. Please try again later\.$/)
})

test("without a connection the form says that the text is kept", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  networkFails()
  show()
  fillContactForm()
  await submit()
  expect(screen.getByRole("alert")).toHaveTextContent(copy.errors.offline)
})

test("a failure keeps all that the visitor typed", async () => {
  networkFails()
  show()
  fillContactForm()
  await submit()
  for (const name of fields) expect(contactField(name)).toHaveValue(visitor[name])
})

test("after a failure the focus is on the error, and the form can be used", async () => {
  networkFails()
  show()
  fillContactForm()
  await submit()
  expect(screen.getByRole("alert")).toHaveFocus()
  expect(button()).toBeEnabled()
})

test("a failure is logged to the console", async () => {
  networkFails()
  show()
  fillContactForm()
  await submit()
  expect(logged).toHaveBeenCalledWith(new TypeError("Failed to fetch"))
})

test("a failure is reported once, with the error that was shown", async () => {
  service.fetched.mockResolvedValue(answer(500, {}))
  show()
  fillContactForm()
  await submit()
  expect(onOutcome.mock.calls).toEqual([[{ sent: false, error: "Failed to submit form" }]])
})

test("a thrown value that is no error is reported as Unknown error", async () => {
  service.fetched.mockRejectedValue("blocked")
  show()
  fillContactForm()
  await submit()
  expect(onOutcome).toHaveBeenCalledWith({ sent: false, error: "Unknown error" })
})

test.each(fields)("an edit of %s takes the error away", async (name) => {
  networkFails()
  show()
  fillContactForm()
  await submit()
  enter(name, "something.else@example.com")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
})

test("sending again takes the error away first", async () => {
  networkFails()
  show()
  fillContactForm()
  await submit()
  const finish = holdAnswer()
  await submit()
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  await finish(answer(200, {}))
})

test("success after a failure leaves no error", async () => {
  networkFails()
  show()
  fillContactForm()
  await submit()
  await submit()
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  expect(screen.getByRole("group", { name: "Thank you" })).toBeVisible()
})

test("the same failure twice is announced twice", async () => {
  networkFails()
  networkFails()
  show()
  fillContactForm()
  await submit()
  act(() => contactField("name").focus())
  await submit()
  expect(screen.getByRole("alert")).toHaveFocus()
})

test("after a network failure the same enquiry is sent with the same key, so that it cannot arrive twice", async () => {
  networkFails()
  show()
  fillContactForm()
  await submit()
  await submit()
  expect(keyOf(0)).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf(1)).toBe(keyOf(0))
})

test("an enquiry that was edited has a key of its own", async () => {
  networkFails()
  show()
  fillContactForm()
  await submit()
  enter("message", "Three plants.")
  await submit()
  expect(keyOf(1)).not.toBe(keyOf(0))
})

test("an enquiry after one that arrived has a key of its own, even with the same words", async () => {
  show()
  fillContactForm()
  await submit()
  fillContactForm()
  await submit()
  expect(keyOf(1)).not.toBe(keyOf(0))
})

test("what was typed is there again after a reload", () => {
  const { unmount } = show()
  fillContactForm()
  unmount()
  show()
  for (const name of fields) expect(contactField(name)).toHaveValue(visitor[name])
})

test("a form that arrived is not there again after a reload", async () => {
  const { unmount } = show()
  fillContactForm()
  await submit()
  unmount()
  show()
  for (const name of fields) expect(contactField(name)).toHaveValue("")
})

test("a form that failed is there again after a reload", async () => {
  networkFails()
  const { unmount } = show()
  fillContactForm()
  await submit()
  unmount()
  show()
  expect(contactField("message")).toHaveValue(visitor.message)
})

test("a visitor who leaves the page while it is being sent does not find the text again once it arrived", async () => {
  const { unmount } = show()
  fillContactForm()
  const finish = holdAnswer()
  await submit()
  unmount()
  await finish(answer(200, {}))
  await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ sent: true }))
  expect(sessionStorage).toHaveLength(0)
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

test("the first word of a new enquiry takes the thanks away", async () => {
  show()
  fillContactForm()
  await submit()
  fireEvent.change(contactField("name"), { target: { value: "B" } })
  expect(screen.queryByRole("group", { name: "Thank you" })).not.toBeInTheDocument()
})
