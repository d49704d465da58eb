import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { copyOf } from "../../../test/content/copy"
import { mockLayout } from "../../../test/dom/mock-layout"
import { mockMatchMedia } from "../../../test/dom/mock-match-media"
import { consent } from "../../consent/consent"
import { PathnameContext } from "../../hooks/use-pathname"
import { Footer } from "./footer"

const site = copyOf("SiteProfile", "site.yml")

const footer = (changed: Partial<typeof site> = {}) => (
  <PathnameContext value="/privacy-policy">
    <Footer site={{ ...site, ...changed }} builtIn="2025" />
  </PathnameContext>
)

const linksIn = (heading: string) =>
  within(screen.getByRole("navigation", { name: heading }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")])

afterEach(() => {
  jest.useRealTimers()
})

test("every service links to its own section of the landing page", () => {
  render(footer())
  const links = linksIn("Services")
  expect(links).toEqual(site.footer.services.map(({ label, href }) => [label, href]))
  expect(new Set(links.map(([, href]) => href)).size).toBe(links.length)
})

test("the resources are Case Studies, Knowledge Hub and Privacy Policy", () => {
  render(footer())
  expect(linksIn("Resources")).toEqual([
    ["Case Studies", "/#case-studies"],
    ["Knowledge Hub", "/blog"],
    ["Privacy Policy", "/privacy-policy"],
  ])
})

test("the credits link to a text file", () => {
  render(footer())
  expect(screen.getByRole("link", { name: site.footer.credits })).toHaveAttribute("href", "/credits.txt")
})

test("the email address is a mailto link", () => {
  render(footer())
  expect(screen.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`)
})

test("the phone link has only digits and the plus sign", () => {
  render(footer({ phone: "+44 (20) 7946-0123" }))
  expect(screen.getByRole("link", { name: "+44 (20) 7946-0123" })).toHaveAttribute(
    "href",
    "tel:+442079460123",
  )
})

test("the postal address is shown in full", () => {
  render(footer())
  const { street, locality, postalCode, country } = site.address
  const address = screen.getByText(new RegExp(street))
  expect(address).toHaveTextContent(`${site.name}${street}${locality} ${postalCode}${country}`)
})

test("the opening hours are shown", () => {
  render(footer())
  expect(screen.getByText(site.openingHoursLabel)).toBeVisible()
})

test.each([
  ["smoothly", [], "smooth"],
  ["at once for visitors who prefer reduced motion", ["(prefers-reduced-motion: reduce)"], "auto"],
])("Back to top scrolls to the top %s and moves the focus to the content", async (_, matching, behavior) => {
  mockMatchMedia(...matching)
  const { scrollTo } = mockLayout()
  render(
    <>
      <main id="main" tabIndex={-1} />
      {footer()}
    </>,
  )
  await userEvent.click(screen.getByRole("button", { name: "Back to top" }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
  expect(screen.getByRole("main")).toHaveFocus()
})

test("Cookie settings shows the choice again", async () => {
  render(footer())
  const button = screen.getByRole("button", { name: "Cookie settings" })
  await userEvent.click(button)
  expect(consent.request()?.opener).toBe(button)
})

test("the footer names the owners of trademarks", () => {
  render(footer())
  expect(screen.getByText(/trademarks of SAP SE/)).toBeVisible()
})

test("sample content is mentioned in the footer", () => {
  render(footer({ sample: true }))
  expect(screen.getByText(site.footer.sampleNote)).toBeVisible()
})

test("real content has no note on samples", () => {
  render(footer({ sample: false }))
  expect(screen.queryByText(site.footer.sampleNote)).not.toBeInTheDocument()
})

test("the static HTML has the year of the build, and the browser replaces it", () => {
  jest.useFakeTimers({ now: new Date(2032, 0, 1) })
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(footer())
  expect(container).toHaveTextContent("© 2025")
  render(footer(), { container, hydrate: true })
  expect(container).toHaveTextContent("© 2032")
})

const printed = () => render(footer({ name: "Lodestar", url: "https://practice.example" }))

test("a printed page has the day", () => {
  jest.useFakeTimers({ now: new Date("2031-07-01T12:00:00Z") })
  printed()
  expect(
    screen.getByText("Lodestar · https://practice.example/privacy-policy · 1 July 2031"),
  ).toBeInTheDocument()
})
