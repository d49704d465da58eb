import { render, screen } from "@testing-library/react"
import { Problems } from "./problems"

test("a problem has its description, its links and what its solution typically takes", () => {
  const problem = {
    title: "Too many hits",
    description: "The backlog grows.",
    effort: [{ term: "weeks", detail: "8–12" }],
    links: [
      { kind: "Case", label: "Screening", href: "/#screening" },
      { kind: "Article", label: "How lists work", href: "/blog/lists" },
    ],
  }
  render(<Problems problems={[problem]} />)
  expect(screen.getByRole("heading", { level: 3, name: problem.title })).toBeVisible()
  expect(screen.getByText(problem.description)).toBeVisible()
  expect(screen.getByRole("term")).toHaveTextContent("weeks")
  expect(screen.getByRole("definition")).toHaveTextContent("8–12")
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
  expect(links).toEqual([
    ["Screening", "#screening"],
    ["How lists work", "/blog/lists"],
  ])
})
