import { act, render, screen, within } from "@testing-library/react"
import { copyOf } from "../../../test/content/copy"
import { mockIntersection } from "../../../test/dom/mock-intersection"
import { mockMatchMedia } from "../../../test/dom/mock-match-media"
import { PathnameContext } from "../../hooks/use-pathname"
import { SiteHeader } from "./site-header"

const site = copyOf("SiteProfile", "site.yml")

let intersection = mockIntersection()

beforeEach(() => {
  intersection = mockIntersection()
  mockMatchMedia()
})

const show = (pathname = "/blog") =>
  render(
    <PathnameContext value={pathname}>
      <SiteHeader site={site} />
    </PathnameContext>,
  )

const siteHeader = () => screen.getByRole("banner")
const links = () => within(screen.getByRole("navigation", { name: "Main navigation" })).getAllByRole("link")

test("the navigation links to the sections of the landing page and to the Knowledge Hub", () => {
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

test("Book a Consultation links to the form", () => {
  show()
  expect(screen.getByRole("link", { name: "Book a Consultation" })).toHaveAttribute("href", "/#contact")
})

test("the brand link shows the name of the practice and links to the landing page", () => {
  show()
  const brand = screen.getByRole("link", { name: site.labels.home })
  expect(brand).toHaveTextContent(site.name)
  expect(brand).toHaveAttribute("href", "/")
})

test("the site header is transparent at the top of the page", () => {
  show()
  act(() => intersection.report(true))
  expect(siteHeader()).toHaveAttribute("data-solid", "false")
})

test("the site header gets a background once the first twenty pixels are out of view", () => {
  show()
  act(() => intersection.report(false))
  expect(siteHeader()).toHaveAttribute("data-solid", "true")
})

test("only the last of several reports counts", () => {
  show()
  act(() => intersection.report(false, true))
  expect(siteHeader()).toHaveAttribute("data-solid", "false")
})

const buttonClass = () => screen.getByRole("link", { name: "Book a Consultation" }).className

test("the button is secondary until the primary button of the hero is out of view", () => {
  render(<div id="hero-actions" />)
  show("/")
  expect(buttonClass()).toContain("secondary")
  act(() => intersection.report(false))
  expect(buttonClass()).toContain("primary")
})

test("the button is secondary while the button of the form is in view", () => {
  render(
    <>
      <div id="hero-actions" />
      <button id="contact-submit">Send</button>
    </>,
  )
  show("/")
  act(() => intersection.report(false))
  expect(buttonClass()).toContain("primary")
  act(() => intersection.reportFor("contact-submit", true))
  expect(buttonClass()).toContain("secondary")
})

test("on a page without a hero the button is primary", () => {
  show("/blog")
  expect(buttonClass()).toContain("primary")
})
