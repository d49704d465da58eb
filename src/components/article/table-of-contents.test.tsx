import { render, screen, within } from "@testing-library/react"
import { TableOfContents } from "./table-of-contents"

const headings = [
  { id: "lists", text: "Lists", depth: 2 },
  { id: "load", text: "Load", depth: 3 },
  { id: "prove", text: "Prove", depth: 2 },
]

test("the contents lead to the sections of the article, not to their parts", () => {
  render(<TableOfContents heading="In this article" headings={headings} />)
  const links = within(screen.getByRole("navigation", { name: "In this article" })).getAllByRole("link")
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Lists", "#lists"],
    ["Prove", "#prove"],
  ])
})
