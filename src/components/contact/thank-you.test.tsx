import { act, createEvent, fireEvent, render, screen } from "@testing-library/react"
import { copyOf } from "../../../test/content/copy"
import { ThankYou } from "./thank-you"

const copy = copyOf("HomeContact", "home/contact.yml").success
const onClose = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  onClose.mockClear()
})

const show = () =>
  render(<ThankYou title={copy.title} text={copy.text} close={copy.close} onClose={onClose} />)

const overlay = () => screen.getByRole("group", { name: "Thank you" })
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
  expect(overlay()).toHaveAccessibleDescription(expect.stringContaining(copy.text))
  expect(overlay()).toHaveFocus()
})

test.each([
  ["after five seconds", () => wait(5000)],
  ["with Escape", () => fireEvent.keyDown(document, { key: "Escape" })],
  ["with its button", () => fireEvent.click(closeButton())],
])("the overlay closes %s, and says that it had the focus", (_, close) => {
  show()
  close()
  expect(onClose.mock.calls).toEqual([[true]])
})

test("Escape that ends the composition of an input method does not close the overlay", () => {
  show()
  fireEvent.keyDown(document, { key: "Escape", isComposing: true })
  expect(onClose).not.toHaveBeenCalled()
})

test("a resting pointer under which the overlay opens does not keep it open", () => {
  show()
  fireEvent.pointerEnter(overlay())
  movePointer(overlay(), 0)
  wait(5000)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test("the overlay closes five seconds after the pointer has left it", () => {
  show()
  movePointer(overlay(), 3)
  wait(60_000)
  fireEvent.pointerLeave(overlay())
  wait(4999)
  expect(onClose).not.toHaveBeenCalled()
  wait(1)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test("the overlay stays open while its button has the focus", () => {
  show()
  moveTo("Close")
  wait(60_000)
  expect(onClose).not.toHaveBeenCalled()
})

test("the overlay does not take the focus from another part of the page", () => {
  render(<button type="button">Before</button>)
  moveTo("Before")
  show()
  wait(5000)
  expect(onClose.mock.calls).toEqual([[false]])
  expect(screen.getByRole("button", { name: "Before" })).toHaveFocus()
})
