import { act, render, screen } from "@testing-library/react"
import { copyOf } from "../../../test/content/copy"
import { ThankYou } from "./thank-you"

const copy = copyOf("HomeContact").success
const sent = { email: "ann@example.com", reference: undefined, bookingUrl: null }

const show = () => render(<ThankYou copy={copy} {...sent} />)

const thanks = () => screen.getByRole("group", { name: copy.title })

test("the thank-you takes the focus, so that screen readers announce its text", () => {
  show()
  expect(thanks()).toHaveFocus()
  expect(thanks()).toHaveAccessibleDescription(/reply within 24 hours.*ann@example\.com/)
})

test("it takes the place of the form for five seconds, and then stays above it", () => {
  jest.useFakeTimers()
  show()
  act(() => jest.advanceTimersByTime(4999))
  expect(thanks()).toHaveAttribute("data-alone", "true")
  act(() => jest.advanceTimersByTime(1))
  expect(thanks()).toHaveAttribute("data-alone", "false")
  expect(thanks()).toHaveFocus()
})

test("it does not take the focus from another part of the page", () => {
  render(<button type="button">Before</button>)
  act(() => screen.getByRole("button").focus())
  show()
  expect(screen.getByRole("button")).toHaveFocus()
})
