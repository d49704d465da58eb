import { render, screen } from "@testing-library/react"
import { article } from "../../../test/components/article"
import { copyOf } from "../../../test/content/copy"
import { ArticleMeta } from "./article-meta"

const copy = copyOf("BlogPage", "pages/blog.yml")

test("a published article shows its author, dates and reading time, and no status", () => {
  const updated = { updated: "March 2, 2028", updatedDay: "2028-03-02" }
  render(<ArticleMeta article={article("transit", updated)} copy={copy} />)
  expect(screen.getByText("By Robin Sample")).toBeVisible()
  expect(screen.getByText("March 1, 2027")).toHaveAttribute("datetime", "2027-03-01")
  expect(screen.getByText("March 2, 2028")).toHaveAttribute("datetime", "2028-03-02")
  expect(screen.getByText("6 min read")).toBeVisible()
  expect(screen.queryByRole("strong")).not.toBeInTheDocument()
})

test.each([
  [true, copy.draft],
  [false, copy.scheduled],
])("an unpublished article has a status; a draft: %s", (draft, status) => {
  render(<ArticleMeta article={article("transit", { draft, published: false })} copy={copy} />)
  expect(screen.getByRole("strong")).toHaveTextContent(status)
})
