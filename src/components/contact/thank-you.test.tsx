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

const show = () => render(<ThankYou copy={copy} onClose={onClose} />)

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

test("the overlay has its text and takes the focus, so that screen readers announce it", () => {
  show()
  expect(overlay()).toHaveTextContent(copy.text)
  expect(overlay()).toHaveFocus()
})

test.each([
  ["after five seconds", () => wait(5000)],
  ["with Escape", () => fireEvent.keyDown(document, { key: "Escape" })],
  ["with its button", () => fireEvent.click(closeButton())],
])("the overlay closes %s, and the focus returns to the form", (_, close) => {
  show()
  close()
  expect(overlay()).not.toBeInTheDocument()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test("a resting pointer under which the overlay opens does not keep it open", () => {
  show()
  const group = screen.getByRole("group", { name: "Thank you" })
  fireEvent.pointerEnter(group)
  movePointer(group, 0)
  wait(5000)
  expect(overlay()).not.toBeInTheDocument()
})

test("the overlay stays open while the pointer moves in it, and closes five seconds after it has left", () => {
  show()
  const group = screen.getByRole("group", { name: "Thank you" })
  movePointer(group, 3)
  wait(60_000)
  expect(overlay()).toBeVisible()
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

test("the overlay neither takes the focus from another part of the page nor moves it when it closes", () => {
  render(<button type="button">Before</button>)
  moveTo("Before")
  show()
  wait(5000)
  expect(overlay()).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole("button", { name: "Before" })).toHaveFocus()
})
