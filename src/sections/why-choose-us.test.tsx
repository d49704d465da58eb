import { render, screen, within } from "@testing-library/react"
import { picture } from "../../test/components/picture"
import { copyOf } from "../../test/content/copy"
import { WhyChooseUs } from "./why-choose-us"

const fields = copyOf("HomeWhy", "home/why-choose-us.yml")
const benefits = fields.benefits.map((benefit) => ({ ...benefit, link: benefit.link ?? null }))
const { about: person } = fields
const portrait = person?.picture
const about = {
  heading: person?.heading ?? "",
  text: person?.text ?? null,
  picture: portrait ? picture(portrait) : null,
  facts: person?.facts ?? null,
  profile: person?.profile ?? null,
}
const copy = { ...fields, benefits, about }
const { items } = copyOf("Testimonials", "testimonials.yml")
const testimonials = items.map((item) => ({ ...item, id: item.role }))

const show = () => render(<WhyChooseUs copy={copy} testimonials={testimonials} sample="Sample" />)

/** Shows the section with another part about the consultant, and returns its element. */
const showAbout = (shown: typeof copy.about) => {
  render(<WhyChooseUs copy={{ ...copy, about: shown }} testimonials={testimonials} />)
  return screen.getByRole("heading", { name: about.heading }).parentElement?.parentElement
}

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
  expect(screen.getByRole("link", { name: link?.label ?? "" })).toHaveAttribute("href", "/blog")
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

test("the part about the consultant has a portrait, facts and a public profile, and says that it is a sample", () => {
  show()
  expect(screen.getByRole("img", { name: portrait?.alt ?? "" })).toBeVisible()
  expect(screen.getByText(about.text ?? "")).toBeVisible()
  for (const { term, detail } of about.facts ?? []) {
    expect(screen.getByText(term).nextSibling).toHaveTextContent(detail)
  }
  const { label = "", href } = about.profile ?? {}
  expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", href)
  const title = screen.getByRole("heading", { name: about.heading }).parentElement
  expect(title).toHaveTextContent(`${about.heading}Sample`)
})

test.each([
  ["no list", null],
  ["an empty list", []],
])("empty fields of the part about the consultant leave no element: %s of facts", (_, facts) => {
  const part = showAbout({ heading: about.heading, text: null, picture: null, facts, profile: null })
  expect(part?.children).toHaveLength(1)
  expect(part?.parentElement?.children).toHaveLength(1)
  expect(part).toHaveTextContent(about.heading)
})

test("without the part about the consultant the benefits follow the lead", () => {
  render(<WhyChooseUs copy={{ ...copy, about: null }} testimonials={testimonials} />)
  expect(screen.getAllByRole("heading", { level: 3 })[0]).toHaveTextContent(copy.benefits[0]?.title ?? "?")
})
