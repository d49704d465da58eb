import { render, screen } from "@testing-library/react"
import { copyOf } from "../../test/content/copy"
import { Contact } from "./contact"

const copy = copyOf("HomeContact", "home/contact.yml")
const site = { ...copyOf("SiteProfile", "site.yml"), bookingUrl: null }

test("the form is beside the next steps in order, the contact details and the opening hours", () => {
  render(<Contact copy={copy} site={site} onOutcome={() => undefined} />)
  expect(screen.getByRole("button", { name: copy.submit })).toBeVisible()
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent)
  expect(items).toEqual([...copy.steps, site.email, site.phone, site.openingHoursLabel])
  expect(screen.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`)
  expect(screen.getByRole("link", { name: site.phone })).toHaveAttribute(
    "href",
    expect.stringMatching(/^tel:\+\d+$/),
  )
})
