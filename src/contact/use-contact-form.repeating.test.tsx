import { waitFor } from "@testing-library/react"
import { answer } from "../../test/contact-service"
import { contactField, enter, fillContactForm, visitor } from "../../test/fill-contact-form"
import {
  fields,
  holdAnswer,
  networkFails,
  onOutcome,
  service,
  show,
  submit,
} from "./use-contact-form.fixture"

/** Fills and sends a form, and opens the page again. */
const sendAndReload = async () => {
  const { unmount } = show()
  fillContactForm()
  await submit()
  unmount()
  show()
}

const keyOf = (request: number) => service.sent(request).headers["Idempotency-Key"]

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
  await sendAndReload()
  for (const name of fields) expect(contactField(name)).toHaveValue("")
})

test("a form that failed is there again after a reload", async () => {
  networkFails()
  await sendAndReload()
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

test("after a network failure and a reload the same words are sent with the same key", async () => {
  networkFails()
  await sendAndReload()
  await submit()
  expect(keyOf(1)).toBe(keyOf(0))
})

test("a reload while it is being sent keeps the key as well", async () => {
  holdAnswer()
  await sendAndReload()
  await submit()
  expect(keyOf(1)).toBe(keyOf(0))
})

test("words that were changed after a reload have a key of their own", async () => {
  networkFails()
  await sendAndReload()
  enter("message", "Three plants.")
  await submit()
  expect(keyOf(1)).not.toBe(keyOf(0))
})

test("a key that the service knows with other words is not used again, not even after a reload", async () => {
  service.fetched.mockResolvedValueOnce(answer(409, { error: "This form was already sent." }))
  await sendAndReload()
  await submit()
  expect(keyOf(1)).not.toBe(keyOf(0))
})

test("a visitor who reloads is not taken for one who is too fast", async () => {
  jest.spyOn(performance, "timeOrigin", "get").mockReturnValueOnce(1_750_000_000_000)
  const { unmount } = show()
  fillContactForm()
  unmount()
  show()
  await submit()
  expect(service.sent().body["startedAt"]).toBe(1_750_000_000_000)
})

test("what was begun while an earlier enquiry was on its way is kept when that one arrives", async () => {
  const { unmount } = show()
  fillContactForm()
  const finish = holdAnswer()
  await submit()
  unmount()
  const again = show()
  enter("message", "Another question.")
  await finish(answer(200, {}))
  again.unmount()
  show()
  expect(contactField("message")).toHaveValue("Another question.")
})
