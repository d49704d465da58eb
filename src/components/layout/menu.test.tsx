import { act, fireEvent, render, screen } from "@testing-library/react"
import { copyOf } from "../../../test/copy"
import { mockMatchMedia } from "../../../test/match-media"
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

test("the button says that the menu is closed", () => {
  show()
  expect(screen.getByRole("button", { name: "Open the menu" })).toHaveAttribute("aria-expanded", "false")
})

test("the button says that the menu is open", () => {
  show()
  popover("open")
  expect(screen.getByRole("button", { name: "Close the menu" })).toHaveAttribute("aria-expanded", "true")
})

test("the button follows a menu that the browser closed, as on Escape", () => {
  show()
  popover("open")
  popover("closed")
  expect(screen.getByRole("button", { name: "Open the menu" })).toHaveAttribute("aria-expanded", "false")
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
