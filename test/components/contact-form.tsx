import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ContactForm } from "../../src/components/contact/contact-form"
import { track } from "../../src/consent/analytics"
import { copyOf } from "../content/copy"
import { fillContactForm } from "./fill-contact-form"
import { jsonResponse, mockService } from "./mock-contact-service"

jest.mock("../../src/consent/analytics", () => ({ track: jest.fn() }))

// The contact form with a service that accepts every enquiry unless a test sets another response.

export const copy = copyOf("HomeContact")
export const tracked = jest.mocked(track)
export const logged = jest.fn()
export const service = mockService()

beforeEach(() => {
  service.fetched.mockReset().mockResolvedValue(jsonResponse(200, { ok: true }))
  tracked.mockReset()
  logged.mockReset()
  jest.spyOn(console, "error").mockImplementation(logged)
})

export const form = (bookingUrl?: string) => (
  <ContactForm copy={copy} email="office@example.com" bookingUrl={bookingUrl} />
)

export const show = (bookingUrl?: string) => render(form(bookingUrl))

export const button = () => screen.getByRole("button", { name: copy.submit })
export const submit = () => userEvent.click(button())

/** Shows the form, fills it in and sends it. */
export const send = async (bookingUrl?: string) => {
  const view = show(bookingUrl)
  fillContactForm()
  await submit()
  return view
}

/** Delays the next response; the returned function sends it. */
export const holdResponse = () => {
  let resolve: (response: Response) => void = () => undefined
  service.fetched.mockReturnValueOnce(new Promise((settle) => (resolve = settle)))
  return (response: Response) =>
    act(() => {
      resolve(response)
      return Promise.resolve()
    })
}

export const networkFails = () => service.fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"))
