import { render, screen } from "@testing-library/react"
import { WhyChooseUs } from "./why-choose-us"

const copy = {
  heading: "Why me",
  lead: "Three reasons.",
  about: null,
  benefits: [{ icon: "award", title: "Certified", description: "By the vendor.", link: null }],
  testimonialsHeading: "What clients say",
  certificationsHeading: "Certifications",
  certifications: [],
}

test("parts without content have no heading", () => {
  render(<WhyChooseUs copy={copy} testimonials={[]} />)
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Why me",
    "Certified",
  ])
})
