import { render, screen } from "@testing-library/react"
import { Problems } from "./problems"

const problem = {
  title: "Too many hits",
  description: "The backlog grows.",
  links: [
    { kind: "Module", label: "Screening", href: "/#screening" },
    { kind: "Article", label: "How lists work", href: "/blog/lists" },
  ],
}
const problems = { heading: "Start here", lead: "With your problem.", items: [problem] }
const result = (figure: string, highlight: boolean | null) => ({
  figure,
  meaning: "faster",
  note: "From 20 hours to 7",
  highlight,
})
const study = {
  slug: "gateway",
  title: "Screening that keeps pace",
  results: [result("42%", null), result("65%", true)],
}

test("a problem has its description and its links, whose names say what they lead to", () => {
  render(<Problems problems={problems} studies={[]} sample="Sample" />)
  expect(screen.getByRole("heading", { level: 3, name: problem.title })).toBeVisible()
  expect(screen.getByText(problem.description)).toBeVisible()
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
  expect(links).toEqual([
    ["Module Screening", "#screening"],
    ["Article How lists work", "/blog/lists"],
  ])
  expect(screen.queryByText("Sample")).not.toBeInTheDocument()
})

test("the highlighted result of a case study links to it, and is marked as a sample", () => {
  render(<Problems problems={problems} studies={[study]} sample="Sample" />)
  expect(screen.getByText("65%").closest("p")).toHaveTextContent("65% faster")
  expect(screen.getByText("From 20 hours to 7")).toBeVisible()
  expect(screen.queryByText("42%")).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: study.title })).toHaveAttribute("href", "#case-gateway")
  expect(screen.getByText("Sample")).toBeVisible()
})
