import { render, screen, within } from "@testing-library/react"
import { expectAccessible } from "../../test/dom/axe"
import { copyOf } from "../../test/content/copy"
import { Contact } from "./contact"

const copy = copyOf("HomeContact", "home/contact.yml")
const site = copyOf("SiteProfile", "site.yml")

const show = () => render(<Contact copy={copy} site={site} onOutcome={() => undefined} />)

test("the section has an anchor and the name of its heading, and is accessible", async () => {
  const { container } = show()
  expect(screen.getByRole("region", { name: copy.heading })).toHaveAttribute("id", "contact")
  await expectAccessible(container)
})

test("the form is in the section", () => {
  show()
  const section = within(screen.getByRole("region", { name: copy.heading }))
  expect(section.getByRole("textbox", { name: "Full Name" })).toBeVisible()
})

test("the next steps are in order", () => {
  show()
  const steps = screen.getAllByRole("listitem").map(({ textContent }) => textContent)
  expect(steps.slice(0, copy.steps.length)).toEqual(copy.steps)
})

test("the email address of the site is a mailto link", () => {
  show()
  expect(screen.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`)
})

test("the phone link has only digits and the plus sign", () => {
  show()
  expect(screen.getByRole("link", { name: site.phone })).toHaveAttribute("href", "tel:+442079460123")
})

test("the opening hours are shown", () => {
  show()
  expect(screen.getByText(site.openingHoursLabel)).toBeVisible()
})
