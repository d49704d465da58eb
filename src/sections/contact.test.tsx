import { render, screen } from "@testing-library/react"
import { copyOf } from "../../test/content/copy"
import { Contact } from "./contact"

const copy = copyOf("HomeContact")
const direct = { phone: "+44 20 7946 0123", openingHoursLabel: "Monday to Friday" }
const site = { ...copyOf("SiteProfile"), bookingUrl: null, ...direct }

test("contact details and hours are before the form, next steps after it", () => {
  render(<Contact copy={copy} site={site} />)
  const button = screen.getByRole("button", { name: copy.submit })
  const phone = screen.getByRole("link", { name: site.phone })
  expect(phone.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent)
  expect(items).toEqual([site.phone, site.email, site.openingHoursLabel, ...copy.steps])
  expect(screen.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`)
  expect(phone).toHaveAttribute("href", expect.stringMatching(/^tel:\+\d+$/))
})

test("the telephone number and the hours may be left out", () => {
  render(<Contact copy={copy} site={{ ...site, phone: null, openingHoursLabel: null }} />)
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent)
  expect(items).toEqual([site.email, ...copy.steps])
})
