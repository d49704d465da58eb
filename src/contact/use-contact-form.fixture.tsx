import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { answer, mockService } from "../../test/contact-service"
import { copyOf } from "../../test/copy"
import type { FieldName } from "../../test/fill-contact-form"
import { ContactForm } from "./contact-form"

// The form as the tests of its states see it: on a service that says yes, unless a test has it say otherwise.

export const copy = copyOf("HomeContact", "home/contact.yml")
export const fields: FieldName[] = ["name", "email", "company", "message"]
export const onOutcome = jest.fn()
export const logged = jest.fn()
export const service = mockService()

beforeEach(() => {
  service.fetched.mockReset().mockResolvedValue(answer(200, { ok: true }))
  onOutcome.mockReset()
  logged.mockReset()
  jest.spyOn(console, "error").mockImplementation(logged)
})

export const show = () => render(<ContactForm copy={copy} onOutcome={onOutcome} />)

export const button = () => screen.getByRole("button", { name: copy.submit })
export const submit = () => userEvent.click(button())

/** Makes the service take its time; the function given lets it answer. */
export const holdAnswer = () => {
  let resolve: (response: Response) => void = () => undefined
  service.fetched.mockReturnValueOnce(
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

export const networkFails = () => service.fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"))
