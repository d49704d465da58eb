import { render, screen } from "@testing-library/react"
import { picture } from "../../test/components/picture"
import { copyOf } from "../../test/content/copy"
import { mockMatchMedia } from "../../test/dom/mock-match-media"
import { CaseStudies } from "./case-studies"

const copy = copyOf("HomeCaseStudies", "home/case-studies.yml")
const study = {
  id: "gateway",
  slug: "gateway",
  title: "Screening that keeps pace",
  industry: "Logistics",
  description: "A warehouse waited for its hits.",
  results: [
    { figure: "65%", meaning: "faster screening", note: null },
    { figure: "$1.2M", meaning: "annual duty savings", note: "On goods re-exported" },
  ],
  link: { label: "Talk about your screening", href: "#contact" },
  picture: picture({ alt: "A chart of the lanes." }),
}

test("a study has its chart, results, notes and link, and is a focusable anchor", () => {
  mockMatchMedia("(width >= 44rem)")
  render(<CaseStudies copy={copy} studies={[study]} />)
  const article = screen.getByRole("article")
  expect(article).toHaveAttribute("id", "case-gateway")
  expect(article).toHaveAttribute("tabindex", "-1")
  expect(screen.getByRole("img", { name: study.picture.alt })).toHaveAttribute("loading", "lazy")
  expect(screen.getByRole("heading", { level: 3, name: study.title })).toBeVisible()
  expect(screen.getByText(study.industry)).toBeVisible()
  expect(screen.getByText(study.description)).toBeVisible()
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "65% faster screening",
    "$1.2M annual duty savings On goods re-exported",
  ])
  expect(screen.getByRole("link", { name: study.link.label })).toHaveAttribute("href", "#contact")
})

test("without studies there is no section", () => {
  const { container } = render(<CaseStudies copy={copy} studies={[]} />)
  expect(container).toBeEmptyDOMElement()
})
