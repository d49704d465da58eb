import { act, fireEvent, render, screen } from "@testing-library/react"
import { copyOf } from "../../../test/content/copy"
import { mockMatchMedia } from "../../../test/dom/mock-match-media"
import { PathnameContext } from "../../hooks/use-pathname"
import { Menu } from "./menu"

const site = copyOf("SiteProfile", "site.yml")

const hidePopover = jest.fn()
let media = mockMatchMedia()

beforeEach(() => {
  media = mockMatchMedia()
  hidePopover.mockClear()
  HTMLElement.prototype.hidePopover = hidePopover
})

const show = () => render(<Menu site={site} />)

const menu = () => screen.getByRole("navigation", { name: "Main navigation" })

/** Dispatches the event that browsers fire when the popover opens or closes; jsdom has no popovers. */
const popover = (newState: "open" | "closed") =>
  fireEvent(menu(), Object.assign(new Event("toggle"), { newState }))

test("the button opens a native popover, which works before scripts run", () => {
  show()
  const button = screen.getByRole("button", { name: "Open the menu" })
  expect(button).toHaveAttribute("popovertarget", menu().id)
  expect(menu()).toHaveAttribute("popover", "auto")
})

test("the name of the button says what it does, and the browser sets its state", () => {
  show()
  expect(screen.getByRole("button", { name: "Open the menu" })).not.toHaveAttribute("aria-expanded")
  popover("open")
  expect(screen.getByRole("button", { name: "Close the menu" })).not.toHaveAttribute("aria-expanded")
})

test.each([
  ["/", "Home", "page"],
  ["/blog", "Knowledge Hub", "page"],
  ["/blog/", "Knowledge Hub", "page"],
  ["/blog/one-article", "Knowledge Hub", "true"],
])("on %s only the link %s is marked as current", (pathname, label, mark) => {
  render(
    <PathnameContext value={pathname}>
      <Menu site={site} />
    </PathnameContext>,
  )
  const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"))
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([[label, mark]])
})

test("children are between the links and the button", () => {
  render(
    <Menu site={site}>
      <a href="#contact">Book</a>
    </Menu>,
  )
  const [last, book] = screen.getAllByRole("link").slice(-2)
  expect(last).toHaveTextContent("Contact")
  expect(book).toHaveTextContent("Book")
  expect(book?.compareDocumentPosition(screen.getByRole("button"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test("an open menu closes when the window becomes wide enough for the links", () => {
  show()
  popover("open")
  act(() => media("(width > 68rem)", true))
  expect(hidePopover).toHaveBeenCalledTimes(1)
})
