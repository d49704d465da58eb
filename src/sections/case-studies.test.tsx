import { render, screen, within } from "@testing-library/react"
import { contentFolder, copyOf } from "../../test/content/copy"
import { picture } from "../../test/components/picture"
import { CaseStudies } from "./case-studies"

const copy = copyOf("HomeCaseStudies", "home/case-studies.yml")
const studies = contentFolder("CaseStudy", "case-studies", ".yml").map(({ fields, place }) => ({
  ...fields,
  id: place["slug"] ?? "",
  slug: place["slug"] ?? "",
  picture: picture(fields.picture),
  results: fields.results.map(({ note = null, ...result }) => ({ ...result, note })),
}))

const show = () => render(<CaseStudies copy={copy} studies={studies} />)

const study = (industry: string) => {
  const articles = screen.getAllByRole("article")
  return within(articles.find((article) => within(article).queryByText(industry)) ?? document.body)
}

test.each([
  ["Manufacturing", "30% faster customs processing"],
  ["Manufacturing", "25% lower broker fees"],
  ["Manufacturing", "Zero penalties"],
  ["Manufacturing", "9 months to return on investment"],
  ["Logistics", "99.8% compliance"],
  ["Logistics", "42% fewer manual checks"],
  ["Logistics", "$1.2M annual duty savings"],
  ["Logistics", "65% faster screening"],
])("the study of %s reports %s", (industry, result) => {
  show()
  const results = within(study(industry).getByRole("list", { name: copy.resultsLabel }))
  expect(results.getAllByRole("listitem").map(({ textContent }) => textContent)).toContain(result)
})

test("each study has a focusable anchor", () => {
  show()
  const articles = screen.getAllByRole("article")
  expect(articles.map(({ id }) => id)).toEqual(["case-desk", "case-gateway"])
  for (const article of articles) expect(article).toHaveAttribute("tabindex", "-1")
})

test.each(["Manufacturing", "Logistics"])("the study of %s links to the form", (industry) => {
  show()
  expect(study(industry).getByRole("link")).toHaveAttribute("href", "#contact")
})

test.each(studies.map(({ industry, title, description }) => [industry, title, description]))(
  "the study of %s has the title %s and a description",
  (industry, title, description) => {
    show()
    expect(study(industry).getByRole("heading", { name: title })).toBeVisible()
    expect(study(industry).getByText(description)).toBeVisible()
  },
)

test.each(studies.map(({ industry, picture: { alt } }) => [industry, alt]))(
  "the chart of %s has alternative text",
  (industry, alt) => {
    show()
    expect(study(industry).getByRole("img", { name: alt })).toBeVisible()
  },
)

test("a figure can have a note", () => {
  const [
    {
      results: [figure],
      ...first
    },
  ] = studies as [(typeof studies)[0]]
  const noted = { ...first, results: figure ? [{ ...figure, note: "On goods re-exported" }] : [] }
  render(<CaseStudies copy={copy} studies={[noted]} />)
  expect(within(screen.getByRole("listitem")).getByText("On goods re-exported")).toBeVisible()
})
