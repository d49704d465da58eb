import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { copyOf } from "../../../test/copy"
import { standInForLayout } from "../../../test/layout-stand-ins"
import { mockMatchMedia } from "../../../test/match-media"
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

test("the foot says what the practice does", () => {
  render(footer())
  expect(screen.getByText(site.footer.blurb)).toBeVisible()
})

test("every service of the content leads to its own place on the landing page", () => {
  render(footer())
  const links = linksIn("Services")
  expect(links).toEqual(site.footer.services.map(({ label, href }) => [label, href]))
  expect(new Set(links.map(([, href]) => href)).size).toBe(links.length)
})

test("the resources lead to case studies, Knowledge Hub and Privacy Policy", () => {
  render(footer())
  expect(linksIn("Resources")).toEqual([
    ["Case Studies", "/#case-studies"],
    ["Knowledge Hub", "/blog"],
    ["Privacy Policy", "/privacy-policy"],
  ])
})

test("the credits are a file, which the browser itself opens", () => {
  render(footer())
  expect(screen.getByRole("link", { name: site.footer.credits })).toHaveAttribute("href", "/credits.txt")
})

test("the email address is a mail link", () => {
  render(footer())
  expect(screen.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`)
})

test("the phone number can be called: its link holds digits and the plus only", () => {
  render(footer({ phone: "+44 (20) 7946-0123" }))
  expect(screen.getByRole("link", { name: "+44 (20) 7946-0123" })).toHaveAttribute(
    "href",
    "tel:+442079460123",
  )
})

test("the postal address stands line by line", () => {
  render(footer())
  const { street, locality, postalCode, country } = site.address
  const address = screen.getByText(new RegExp(street))
  expect(address).toHaveTextContent(`${site.name}${street}${locality} ${postalCode}${country}`)
})

test("the opening hours are given", () => {
  render(footer())
  expect(screen.getByText(site.openingHoursLabel)).toBeVisible()
})

test("Book a Consultation leads to the form", () => {
  render(footer())
  expect(screen.getByRole("link", { name: "Book a Consultation" })).toHaveAttribute("href", "/#contact")
})

test("the copyright line has the visitor's current year, years after the build", () => {
  jest.useFakeTimers({ now: new Date("2031-07-01T12:00:00Z") })
  render(footer())
  expect(screen.getByText(/^©/)).toHaveTextContent(`© 2031 ${site.name}. All rights reserved.`)
})

test("the copyright line has the year of the build until scripts run", () => {
  expect(renderToString(footer())).toMatch(/© (<!-- -->)?2025/)
})

test.each([
  ["smoothly", [], "smooth"],
  ["at once for visitors who ask for less motion", ["(prefers-reduced-motion: reduce)"], "auto"],
])(
  "Back to top leads to the top of the page %s, and the focus to its content",
  async (_, holds, behavior) => {
    mockMatchMedia(...holds)
    const { scrollTo } = standInForLayout()
    render(
      <>
        <main id="main" tabIndex={-1} />
        {footer()}
      </>,
    )
    await userEvent.click(screen.getByRole("button", { name: "Back to top" }))
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
    expect(screen.getByRole("main")).toHaveFocus()
  },
)

test("a printed page names the practice, the page's address and the day of printing", () => {
  jest.useFakeTimers({ now: new Date("2031-07-01T12:00:00Z") })
  render(footer({ url: "https://practice.example" }))
  fireEvent(window, new Event("beforeprint"))
  expect(
    screen.getByText(`${site.name} · https://practice.example/privacy-policy · 1 July 2031`),
  ).toBeVisible()
})

test("Cookie settings asks for the choice again", async () => {
  render(footer())
  const button = screen.getByRole("button", { name: "Cookie settings" })
  await userEvent.click(button)
  expect(consent.request()?.opener).toBe(button)
})

test("the trademarks of others are named as theirs", () => {
  render(footer())
  expect(screen.getByText(/trademarks of SAP SE/)).toBeVisible()
})

test("while the content is a sample the foot says so", () => {
  render(footer({ sample: true }))
  expect(screen.getByText(site.footer.sampleNote)).toBeVisible()
})

test("once the content is the consultant's own, the note on samples is gone", () => {
  render(footer({ sample: false }))
  expect(screen.queryByText(site.footer.sampleNote)).not.toBeInTheDocument()
})
