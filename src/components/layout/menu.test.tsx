import { fireEvent, render, screen } from "@testing-library/react"
import { copyOf } from "../../../test/content/copy"
import { PathnameContext } from "../../hooks/use-pathname"
import { Menu } from "./menu"

const site = copyOf("SiteProfile", "site.yml")

const show = (pathname = "/") => {
  render(
    <PathnameContext value={pathname}>
      <Menu site={site}>
        <a href="/book">Book</a>
      </Menu>
    </PathnameContext>,
  )
  return screen.getByRole("navigation", { name: "Main navigation" })
}

test("the name of the button says what it does; the browser opens the popover and sets its state", () => {
  const menu = show()
  expect(menu).toHaveAttribute("popover", "auto")
  const button = screen.getByRole("button", { name: "Open the menu" })
  expect(button).toHaveAttribute("popovertarget", menu.id)
  // jsdom has no popovers, so this dispatches the event of one that opens.
  fireEvent(menu, Object.assign(new Event("toggle"), { newState: "open" }))
  expect(button).toHaveAccessibleName("Close the menu")
  expect(button).not.toHaveAttribute("aria-expanded")
})

test.each([
  ["/", "Home", "page"],
  ["/blog/", "Knowledge Hub", "page"],
  ["/blog/one-article", "Knowledge Hub", "true"],
])("on %s only the link %s is marked as current", (pathname, label, mark) => {
  show(pathname)
  const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"))
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([[label, mark]])
})

test("children are between the links and the button", () => {
  const menu = show()
  const book = screen.getByRole("link", { name: "Book" })
  expect(menu.compareDocumentPosition(book)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(book.compareDocumentPosition(screen.getByRole("button"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test("the menu closes when another page is shown, also by the Back button", () => {
  const hide = jest.fn()
  const menuOn = (pathname: string) => (
    <PathnameContext value={pathname}>
      <Menu site={site} />
    </PathnameContext>
  )
  const { rerender } = render(menuOn("/blog"))
  const menu = screen.getByRole("navigation", { name: "Main navigation" })
  Object.assign(menu, { hidePopover: hide })
  fireEvent(menu, Object.assign(new Event("toggle"), { newState: "open" }))
  expect(hide).not.toHaveBeenCalled()
  rerender(menuOn("/"))
  expect(hide).toHaveBeenCalledTimes(1)
})
