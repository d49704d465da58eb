import { act, fireEvent, render, screen } from "@testing-library/react"
import { copyOf } from "../../../test/copy"
import { mockMatchMedia } from "../../../test/match-media"
import { PathnameContext } from "../../hooks/use-pathname"
import { Menu } from "./menu"

const { navigation, labels } = copyOf("SiteProfile", "site.yml")

const hidePopover = jest.fn()
let media = mockMatchMedia()

beforeEach(() => {
  media = mockMatchMedia()
  hidePopover.mockClear()
  HTMLElement.prototype.hidePopover = hidePopover
})

const show = () => render(<Menu navigation={navigation} labels={labels} />)

const menu = () => screen.getByRole("navigation", { name: "Main navigation" })

/** What the browser tells when it has opened or closed the popover; jsdom has none. */
const popover = (newState: "open" | "closed") =>
  fireEvent(menu(), Object.assign(new Event("toggle"), { newState }))

test("the button opens the browser's own popover, which works before scripts do", () => {
  show()
  const button = screen.getByRole("button", { name: "Open the menu" })
  expect(button).toHaveAttribute("popovertarget", menu().id)
  expect(menu()).toHaveAttribute("popover", "auto")
})

test("the button is named for what it does, and leaves its state to the browser", () => {
  show()
  expect(screen.getByRole("button", { name: "Open the menu" })).not.toHaveAttribute("aria-expanded")
  popover("open")
  expect(screen.getByRole("button", { name: "Close the menu" })).not.toHaveAttribute("aria-expanded")
})

test("the button follows a menu that the browser closed, as on Escape", () => {
  show()
  popover("open")
  popover("closed")
  expect(screen.getByRole("button", { name: "Open the menu" })).toBeVisible()
})

test("an open menu closes when the focus goes on to the page", () => {
  render(<button>On the page</button>)
  show()
  popover("open")
  act(() => screen.getByRole("button", { name: "On the page" }).focus())
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

test("an open menu stays open while the focus is on its links or its button", () => {
  show()
  popover("open")
  act(() => screen.getByRole("link", { name: "Services" }).focus())
  act(() => screen.getByRole("button", { name: "Close the menu" }).focus())
  expect(hidePopover).not.toHaveBeenCalled()
})

test.each([
  ["/", "Home", "page"],
  ["/blog", "Knowledge Hub", "page"],
  ["/blog/", "Knowledge Hub", "page"],
  ["/blog/one-article", "Knowledge Hub", "true"],
])("on %s the link %s is marked as the current one, and no other", (pathname, label, mark) => {
  render(
    <PathnameContext value={pathname}>
      <Menu navigation={navigation} labels={labels} />
    </PathnameContext>,
  )
  const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"))
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([[label, mark]])
})

test("what comes between the links and the button is where the eye and the keyboard meet it", () => {
  render(
    <Menu navigation={navigation} labels={labels}>
      <a href="#contact">Book</a>
    </Menu>,
  )
  const [last, book] = screen.getAllByRole("link").slice(-2)
  expect(last).toHaveTextContent("Contact")
  expect(book).toHaveTextContent("Book")
  expect(book?.compareDocumentPosition(screen.getByRole("button"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test("a link of the menu closes it", () => {
  show()
  popover("open")
  fireEvent.click(screen.getByRole("link", { name: "Services" }))
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

test("where the links stand in the bar, a link has nothing to close", () => {
  show()
  fireEvent.click(screen.getByRole("link", { name: "Services" }))
  expect(hidePopover).not.toHaveBeenCalled()
})

test("an open menu closes when the window becomes wide enough for the bar", () => {
  show()
  popover("open")
  act(() => media("(width > 68rem)", true))
  expect(hidePopover).toHaveBeenCalledTimes(1)
})

test("a closed menu does not listen to the window", () => {
  show()
  popover("open")
  popover("closed")
  act(() => media("(width > 68rem)", true))
  expect(hidePopover).not.toHaveBeenCalled()
})
