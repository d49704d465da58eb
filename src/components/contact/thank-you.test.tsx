import { act, createEvent, fireEvent, render, screen } from "@testing-library/react"
import { copyOf } from "../../../test/content/copy"
import { ThankYou } from "./thank-you"

const copy = copyOf("HomeContact", "home/contact.yml").success
const onClose = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  onClose.mockClear()
})

afterEach(() => {
  jest.useRealTimers()
})

const show = () =>
  render(
    <>
      <ThankYou copy={copy} onClose={onClose} />
      <button type="button">Elsewhere</button>
    </>,
  )

const overlay = () => screen.queryByRole("group", { name: "Thank you" })
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const closeButton = () => screen.getByRole("button", { name: "Close" })
const moveTo = (name: string) => act(() => screen.getByRole("button", { name }).focus())

/** jsdom lacks `movementX`. */
const movePointer = (element: Element, movementX: number) => {
  const event = createEvent.pointerMove(element)
  Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } })
  fireEvent(element, event)
}

test("the overlay promises a reply within 24 hours and names the confirmation email", () => {
  show()
  expect(overlay()).toHaveTextContent(/within 24 hours/)
  expect(overlay()).toHaveTextContent(/confirmation email/)
})

test("the overlay takes the focus, so that screen readers announce it", () => {
  show()
  expect(overlay()).toHaveFocus()
})

test("the overlay closes after five seconds", () => {
  show()
  wait(5000)
  expect(overlay()).not.toBeInTheDocument()
})

test("Escape closes the overlay", () => {
  show()
  fireEvent.keyDown(document, { key: "Escape" })
  expect(overlay()).not.toBeInTheDocument()
})

test("its button closes the overlay", () => {
  show()
  fireEvent.click(closeButton())
  expect(overlay()).not.toBeInTheDocument()
})

test("a resting pointer under which the overlay opens does not keep it open", () => {
  show()
  const group = screen.getByRole("group", { name: "Thank you" })
  fireEvent.pointerEnter(group)
  movePointer(group, 0)
  wait(5000)
  expect(overlay()).not.toBeInTheDocument()
})

test("the overlay stays open while the pointer moves in it", () => {
  show()
  movePointer(screen.getByRole("group", { name: "Thank you" }), 3)
  wait(60_000)
  expect(overlay()).toBeVisible()
})

test("the overlay closes five seconds after the pointer has left it", () => {
  show()
  const group = screen.getByRole("group", { name: "Thank you" })
  movePointer(group, 3)
  wait(60_000)
  fireEvent.pointerLeave(group)
  wait(4999)
  expect(overlay()).toBeVisible()
  wait(1)
  expect(overlay()).not.toBeInTheDocument()
})

test("the overlay stays open while its button has the focus", () => {
  show()
  moveTo("Close")
  wait(60_000)
  expect(overlay()).toBeVisible()
})

test("the overlay does not take the focus from another part of the page", () => {
  render(<button type="button">Before</button>)
  moveTo("Before")
  show()
  expect(screen.getByRole("button", { name: "Before" })).toHaveFocus()
})

test("an overlay that closes leaves the focus on another part of the page", () => {
  show()
  moveTo("Elsewhere")
  wait(5000)
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus()
})
