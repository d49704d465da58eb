import { render, screen } from "@testing-library/react"
import { Problems } from "./problems"

const problem = {
  title: "Too many hits",
  description: "The backlog grows.",
  effort: null,
  links: [
    { kind: "Module", label: "Screening", href: "/#screening" },
    { kind: "Article", label: "How lists work", href: "/blog/lists" },
  ],
}
const problems = { heading: "Start here", lead: "With your problem.", items: [problem] }

test("a problem has its description and its links", () => {
  render(<Problems problems={problems} sample="Sample" />)
  expect(screen.getByRole("heading", { level: 3, name: problem.title })).toBeVisible()
  expect(screen.getByText(problem.description)).toBeVisible()
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
  expect(links).toEqual([
    ["Module\u00a0Screening", "#screening"],
    ["Article\u00a0How lists work", "/blog/lists"],
  ])
  expect(screen.queryByText("Sample")).not.toBeInTheDocument()
})

test("a problem says what its solution typically takes, marked as a sample", () => {
  const effort = [{ term: "weeks", detail: "8–12" }]
  render(<Problems problems={{ ...problems, items: [{ ...problem, effort }] }} sample="Sample" />)
  expect(screen.getByRole("term")).toHaveTextContent("weeks")
  expect(screen.getByRole("definition")).toHaveTextContent("8–12")
  expect(screen.getByText("Sample")).toBeVisible()
})
