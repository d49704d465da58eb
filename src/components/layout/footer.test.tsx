import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { copyOf } from "../../../test/content/copy"
import { mockLayout } from "../../../test/dom/mock-layout"
import { consent } from "../../consent/consent"
import { PathnameContext } from "../../hooks/use-pathname"
import { Footer } from "./footer"

const fixture = copyOf("SiteProfile")

const site = {
  ...fixture,
  ...{ phone: null, company: null, vat: null, profiles: null },
  mark: { viewBox: "0 0 4 4", paths: [] },
}

const pages = [{ slug: "imprint", title: "Imprint of the practice", footer: "Imprint" }]

const footer = (changed: Partial<Queries.FooterFragment> = {}) => (
  <PathnameContext value="/privacy-policy">
    <Footer site={{ ...site, ...changed }} pages={pages} builtIn="2025" />
  </PathnameContext>
)

const linksIn = (heading: string) =>
  within(screen.getByRole("navigation", { name: heading }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")])

test("services, resources and credits have their links", () => {
  render(footer())
  expect(linksIn("Services")).toEqual(site.footer.services.map(({ label, href }) => [label, href]))
  expect(linksIn("Resources")).toEqual([
    ...site.footer.resources.map(({ label, href }) => [label, href]),
    ["Imprint", "/imprint"],
  ])
  expect(screen.getByRole("link", { name: site.footer.credits })).toHaveAttribute("href", "/credits.txt")
})

test("email address, phone, postal address and opening hours are shown", () => {
  const phone = "+44 (20) 7946-0123"
  render(footer({ phone }))
  expect(screen.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`)
  expect(screen.getByRole("link", { name: phone })).toHaveAttribute("href", "tel:+442079460123")
  const { street, locality, postalCode, country } = site.address
  const address = screen.getByText(new RegExp(street))
  expect(address).toHaveTextContent(`${site.name}, ${street}, ${locality} ${postalCode}, ${country}`)
})

test("company number, VAT number and profiles are shown if the content has them", () => {
  render(
    footer({
      company: { label: "Registered in Wales, number", number: "0123" },
      vat: { label: "VAT number", number: "GB 1" },
      profiles: [{ label: "Profile", href: "https://profile.example/me" }],
    }),
  )
  expect(screen.getByText("Registered in Wales, number 0123")).toBeVisible()
  expect(screen.getByText("VAT number GB 1")).toBeVisible()
  expect(screen.getByRole("link", { name: /^Profile/ })).toHaveAttribute("href", "https://profile.example/me")
  expect(screen.queryByRole("link", { name: /\d/ })).toBeNull()
})

test("Back to top scrolls there and moves the focus to the content", async () => {
  const { scrollTo } = mockLayout()
  render(
    <>
      <main id="main" tabIndex={-1} />
      {footer()}
    </>,
  )
  await userEvent.click(screen.getByRole("button", { name: "Back to top" }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
  expect(screen.getByRole("main")).toHaveFocus()
})

test("Cookie settings shows the choice again", async () => {
  render(footer())
  const button = screen.getByRole("button", { name: "Cookie settings" })
  await userEvent.click(button)
  expect(consent.request()?.opener).toBe(button)
})

test("the HTML has the year of the build, the browser its own, and paper the address", () => {
  jest.useFakeTimers({ now: new Date("2031-07-01T12:00:00Z") })
  const container = document.body.appendChild(document.createElement("div"))
  const own = footer({ name: "Lodestar", url: "https://practice.example" })
  container.innerHTML = renderToString(own)
  expect(container).toHaveTextContent("© 2025")
  render(own, { container, hydrate: true })
  expect(container).toHaveTextContent("© 2031")
  expect(container).toHaveTextContent("Lodestar · https://practice.example/privacy-policy")
})
