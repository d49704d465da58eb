import { render, screen, within } from "@testing-library/react"
import { contentFolder, copyOf } from "../../test/content/copy"
import { Problems } from "./problems"

const problems = copyOf("HomeHero", "home/hero.yml").problems ?? { heading: "", lead: "", items: [] }
const studies = contentFolder("CaseStudy", "case-studies", ".yml").map(({ fields, place }) => ({
  slug: place["slug"] ?? "",
  title: fields.title,
  results: fields.results.map(({ highlight = null, ...result }) => ({ ...result, highlight })),
}))

const show = (shown = studies) => render(<Problems problems={problems} studies={shown} sample="Sample" />)

test("each problem has its description and its links, whose names say what they lead to", () => {
  show()
  const items = screen.getAllByRole("listitem")
  for (const { title, description, links } of problems.items) {
    const item = items.find((each) => within(each).queryByRole("heading", { name: title }))
    const problem = within(item ?? document.body)
    expect(problem.getByText(description)).toBeVisible()
    for (const { kind, label, href } of links) {
      const target = href.replace("/#", "#")
      expect(problem.getByRole("link", { name: `${kind} ${label}` })).toHaveAttribute("href", target)
    }
  }
})

test("the highlighted result of a case study links to it, and is marked as a sample", () => {
  show()
  expect(screen.getByText("65%").closest("p")).toHaveTextContent("65% faster screening")
  expect(screen.getByRole("link", { name: "Screening that keeps pace" })).toHaveAttribute(
    "href",
    "#case-gateway",
  )
  expect(screen.getByText("Sample")).toBeVisible()
})

test("without a highlighted result there is none, and no sample to mark", () => {
  show([])
  expect(screen.queryByText("65%")).not.toBeInTheDocument()
  expect(screen.queryByText("Sample")).not.toBeInTheDocument()
})
