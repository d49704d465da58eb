import { fireEvent, render, screen } from "@testing-library/react"
import { copyOf } from "../../../test/content/copy"
import { PathnameContext } from "../../hooks/use-pathname"
import { Menu } from "./menu"

const site = { ...copyOf("SiteProfile", "site.yml"), phone: null }

const menuOn = (pathname: string) => (
  <PathnameContext value={pathname}>
    <Menu site={site} />
  </PathnameContext>
)

const menu = () => screen.getByRole("navigation", { name: "Main navigation" })

/** jsdom has no popovers, so this dispatches the event of one that opens. */
const open = () => fireEvent(menu(), Object.assign(new Event("toggle"), { newState: "open" }))

test("the button leaves the popover to the browser, which also says whether it is expanded", () => {
  render(menuOn("/"))
  expect(menu()).toHaveAttribute("popover", "auto")
  const button = screen.getByRole("button", { name: "Menu" })
  expect(button).toHaveAttribute("popovertarget", menu().id)
  expect(button).not.toHaveAttribute("aria-expanded")
})

test.each([
  ["/", "Home", "page"],
  ["/blog/", "Knowledge Hub", "page"],
  ["/blog/one-article", "Knowledge Hub", "true"],
])("on %s only the link %s is marked as current", (pathname, label, mark) => {
  render(menuOn(pathname))
  const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"))
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([[label, mark]])
})

test("the menu closes when another page is shown, also by the Back button", () => {
  const { rerender } = render(menuOn("/blog"))
  const hidePopover = jest.fn()
  Object.assign(menu(), { hidePopover })
  open()
  expect(hidePopover).not.toHaveBeenCalled()
  rerender(menuOn("/"))
  expect(hidePopover).toHaveBeenCalledTimes(1)
})
