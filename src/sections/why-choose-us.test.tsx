import { render, screen } from "@testing-library/react"
import { picture } from "../../test/components/picture"
import { mockMatchMedia } from "../../test/dom/mock-match-media"
import { WhyChooseUs } from "./why-choose-us"

const portrait = picture({ alt: "A drawn portrait." })
const link = { label: "Read articles", href: "/blog" }
const about = {
  heading: "Robin Sample",
  text: "I work alone.",
  picture: portrait,
  facts: [{ term: "Projects", detail: "Thirty" }],
  profile: { label: "Public profile", href: "https://profile.example" },
}
const copy = {
  heading: "Why me",
  lead: "Three reasons.",
  about,
  benefits: [{ icon: "award", title: "Certified", description: "By the vendor.", link }],
  testimonialsHeading: "What clients say",
  certificationsHeading: "Certifications",
  certifications: [{ name: "GTS consultant", detail: "SAP, 2024" }],
}
const testimonials = [{ quote: "It works.", role: "Head of customs", companyType: "a carrier" }]

beforeEach(() => mockMatchMedia("(width >= 44rem)"))

const show = () => render(<WhyChooseUs copy={copy} testimonials={testimonials} />)

test("benefits, quotations and certifications have their details", () => {
  show()
  expect(screen.getByRole("heading", { name: "Certified" })).toBeVisible()
  expect(screen.getByText("By the vendor.")).toBeVisible()
  expect(screen.getByRole("link", { name: link.label })).toHaveAttribute("href", link.href)
  expect(screen.getByRole("blockquote")).toHaveTextContent("It works.")
  expect(screen.getByRole("figure")).toHaveTextContent("Head of customs, a carrier")
  expect(screen.getByText("GTS consultant").parentElement).toHaveTextContent("SAP, 2024")
})

test("the consultant has a portrait, facts and a profile", () => {
  show()
  expect(screen.getByRole("img", { name: portrait.alt })).toBeVisible()
  expect(screen.getByText("I work alone.")).toBeVisible()
  expect(screen.getByRole("term")).toHaveTextContent("Projects")
  expect(screen.getByRole("definition")).toHaveTextContent("Thirty")
  expect(screen.getByRole("link", { name: "Public profile" })).toHaveAttribute("href", about.profile.href)
})

test("parts without content have no heading", () => {
  render(<WhyChooseUs copy={{ ...copy, about: null, certifications: [] }} testimonials={[]} />)
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Why me",
    "Certified",
  ])
})
