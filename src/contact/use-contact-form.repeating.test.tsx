import { waitFor } from "@testing-library/react"
import { jsonResponse } from "../../test/components/mock-contact-service"
import { contactField, enter, fillContactForm } from "../../test/components/fill-contact-form"
import {
  holdResponse,
  networkFails,
  send,
  service,
  show,
  submit,
  tracked,
} from "../../test/components/contact-form"

/** Fills in and sends a form, then opens the page again. */
const sendAndReload = async () => {
  const { unmount } = await send()
  unmount()
  show()
}

const keyOf = (request: number) => service.sent(request).headers["Idempotency-Key"]

test("an enquiry after one that arrived has a new key, even with the same values", async () => {
  await send()
  fillContactForm()
  await submit()
  expect(keyOf(1)).not.toBe(keyOf(0))
})

test("a form that arrives after the visitor has left the page is not kept", async () => {
  const respond = holdResponse()
  const { unmount } = await send()
  unmount()
  await respond(jsonResponse(200, {}))
  await waitFor(() => expect(tracked).toHaveBeenCalledTimes(1))
  expect(sessionStorage).toHaveLength(0)
})

test("a reload while the form is being sent keeps the key too", async () => {
  holdResponse()
  await sendAndReload()
  await submit()
  expect(keyOf(1)).toBe(keyOf(0))
})

test("values that were changed after a reload have a new key", async () => {
  networkFails()
  await sendAndReload()
  enter("message", "Three plants.")
  await submit()
  expect(keyOf(1)).not.toBe(keyOf(0))
})

test("a key that the service has stored with other values is not used again", async () => {
  service.fetched.mockResolvedValueOnce(jsonResponse(409, { error: "This form was already sent." }))
  await sendAndReload()
  await submit()
  expect(keyOf(1)).not.toBe(keyOf(0))
})

test("a new enquiry is kept when an earlier one arrives", async () => {
  const respond = holdResponse()
  const { unmount } = await send()
  unmount()
  const again = show()
  enter("message", "Another question.")
  await respond(jsonResponse(200, {}))
  again.unmount()
  show()
  expect(contactField("message")).toHaveValue("Another question.")
})
