import { render, screen, within } from "@testing-library/react"
import { expectAccessible } from "../../test/dom/axe"
import { copyOf } from "../../test/content/copy"
import { WhyChooseUs } from "./why-choose-us"

const fields = copyOf("HomeWhy", "home/why-choose-us.yml")
const benefits = fields.benefits.map((benefit) => ({ ...benefit, link: benefit.link ?? null }))
const copy = { ...fields, benefits }
const { items } = copyOf("Testimonials", "testimonials.yml")
const testimonials = items.map((item) => ({ ...item, id: item.role }))

const show = () => render(<WhyChooseUs copy={copy} testimonials={testimonials} />)

test("the section has an anchor and the name of its heading, and is accessible", async () => {
  const { container } = show()
  expect(screen.getByRole("region", { name: copy.heading })).toHaveAttribute("id", "why-choose-us")
  await expectAccessible(container)
})

test.each(["Certified Expertise", "Cost-Effective", "Faster Implementation", "Personalized Support"])(
  "the benefit %s has its description",
  (title) => {
    show()
    const card = screen.getAllByRole("listitem").find((item) => within(item).queryByText(title))
    expect(card).toHaveTextContent(
      copy.benefits.find((benefit) => benefit.title === title)?.description ?? "?",
    )
  },
)

test("a benefit can have a link", () => {
  show()
  const { link } = copy.benefits[0] ?? {}
  expect(link?.href).toBe("/blog")
  expect(screen.getAllByRole("link").map((each) => [each.textContent, each.getAttribute("href")])).toEqual([
    [link?.label, link?.href],
  ])
})

test("there are two testimonials, each a quotation", () => {
  show()
  expect(screen.getAllByRole("blockquote").map(({ textContent }) => textContent)).toEqual(
    testimonials.map(({ quote }) => quote),
  )
  expect(testimonials).toHaveLength(2)
})

test.each(testimonials.map(({ quote, role, companyType }) => [role, companyType, quote]))(
  "the quotation of the %s (%s) names role and type of company",
  (role, companyType, quote) => {
    show()
    const figure = screen.getAllByRole("figure").find((each) => within(each).queryByText(quote))
    expect(figure).toHaveTextContent(`${role}, ${companyType}`)
  },
)

test.each(copy.certifications.map(({ name, detail }) => [name, detail]))(
  "the certification %s has its details",
  (name, detail) => {
    show()
    const badge = screen.getAllByRole("listitem").find((item) => within(item).queryByText(name))
    expect(badge).toHaveTextContent(detail)
  },
)
