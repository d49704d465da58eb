import { render, screen } from "@testing-library/react"
import { copyOf } from "../../test/content/copy"
import { Contact } from "./contact"

const copy = copyOf("HomeContact", "home/contact.yml")
const { bookingUrl = null, ...facts } = copyOf("SiteProfile", "site.yml")
const site = { ...facts, bookingUrl }

const show = () => render(<Contact copy={copy} site={site} onOutcome={() => undefined} />)

test("the next steps are in order", () => {
  show()
  const steps = screen.getAllByRole("listitem").map(({ textContent }) => textContent)
  expect(steps.slice(0, copy.steps.length)).toEqual(copy.steps)
})

test("the email address of the site is a mailto link", () => {
  show()
  expect(screen.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`)
})

test("the opening hours are shown", () => {
  show()
  expect(screen.getByText(site.openingHoursLabel)).toBeVisible()
})
