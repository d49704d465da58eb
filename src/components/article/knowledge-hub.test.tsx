import { render, screen, within } from "@testing-library/react"
import { article } from "../../../test/components/article"
import { copyOf } from "../../../test/content/copy"
import { KnowledgeHub } from "./knowledge-hub"

const copy = copyOf("BlogPage", "pages/blog.yml")

test("all articles are shown in full, below an index that links to their pages", () => {
  render(<KnowledgeHub copy={copy} articles={[article("licences"), article("origin")]} />)
  expect(screen.getAllByRole("article").map(({ id }) => id)).toEqual(["licences", "origin"])
  const index = within(screen.getByRole("navigation", { name: copy.index }))
  const links = index.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(links).toEqual(["/blog/licences", "/blog/origin"])
})
