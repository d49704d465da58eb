import { act, render, screen, within } from "@testing-library/react"
import { copyOf } from "../../../test/copy"
import { mockIntersection } from "../../../test/intersection"
import { mockMatchMedia } from "../../../test/match-media"
import { PathnameContext } from "../../hooks/use-pathname"
import { SiteHeader } from "./site-header"

const site = copyOf("SiteProfile", "site.yml")

let sentinel = mockIntersection()

beforeEach(() => {
  sentinel = mockIntersection()
  mockMatchMedia()
})

const show = (pathname = "/blog") =>
  render(
    <PathnameContext value={pathname}>
      <SiteHeader site={site} />
    </PathnameContext>,
  )

const bar = () => screen.getByRole("banner")
const links = () => within(screen.getByRole("navigation", { name: "Main navigation" })).getAllByRole("link")

test("the entries lead to the sections of the landing page and to the Knowledge Hub", () => {
  show()
  expect(links().map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Home", "/"],
    ["Services", "/#services"],
    ["Why Us", "/#why-choose-us"],
    ["Case Studies", "/#case-studies"],
    ["Knowledge Hub", "/blog"],
    ["Contact", "/#contact"],
  ])
})

test("on the landing page the anchors are the browser's own", () => {
  show("/")
  expect(links().map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "#services",
    "#why-choose-us",
    "#case-studies",
    "/blog",
    "#contact",
  ])
})

test("Book a Consultation leads to the form", () => {
  show()
  expect(screen.getByRole("link", { name: "Book a Consultation" })).toHaveAttribute("href", "/#contact")
})

test("the brand shows the name of the practice and leads home", () => {
  show()
  const brand = screen.getByRole("link", { name: site.labels.home })
  expect(brand).toHaveTextContent(site.name)
  expect(brand).toHaveAttribute("href", "/")
})

test("what the brand link is called holds the name that is seen", () => {
  expect(site.labels.home).toContain(site.name)
})

test("the bar is transparent at the top of the page", () => {
  show()
  act(() => sentinel.tell(true))
  expect(bar()).toHaveAttribute("data-solid", "false")
})

test("the bar is transparent until the first word about scrolling", () => {
  show()
  expect(bar()).toHaveAttribute("data-solid", "false")
})

test("the bar is solid once the first twenty pixels have left the screen", () => {
  show()
  act(() => sentinel.tell(false))
  expect(bar()).toHaveAttribute("data-solid", "true")
})

test("the bar is transparent again after scrolling back", () => {
  show()
  act(() => sentinel.tell(false))
  act(() => sentinel.tell(true))
  expect(bar()).toHaveAttribute("data-solid", "false")
})

test("of several words about scrolling the last one counts", () => {
  show()
  act(() => sentinel.tell(false, true))
  expect(bar()).toHaveAttribute("data-solid", "false")
})

const look = () => screen.getByRole("link", { name: "Book a Consultation" }).className

test("beside the hero's button the one in the bar is quiet, until the hero's is out of sight", () => {
  render(<div id="hero-actions" />)
  show("/")
  expect(look()).toContain("quiet")
  act(() => sentinel.tell(false))
  expect(look()).toContain("signal")
})

test("on a page without a hero the button in the bar has the signal colour", () => {
  show("/blog")
  expect(look()).toContain("signal")
})

test("a bar that goes stops watching the page", () => {
  const { unmount } = show()
  unmount()
  expect(sentinel.disconnect).toHaveBeenCalledTimes(1)
})
