import { render, screen } from "@testing-library/react"
import { copyOf } from "../../../test/content/copy"
import { ArticleMeta } from "./article-meta"

const copy = copyOf("BlogPage")

const article = (changes: Partial<Queries.ArticleMetaFragment>) => ({
  author: "Robin Sample",
  draft: false,
  published: true,
  minutes: 6,
  day: "2027-03-01",
  date: "March 1, 2027",
  updated: null,
  updatedDay: null,
  ...changes,
})

test("a published article has one line with its author, dates and reading time, and no status", () => {
  const updated = { updated: "March 2, 2028", updatedDay: "2028-03-02" }
  const { container } = render(<ArticleMeta article={article(updated)} copy={copy} />)
  expect(container.textContent.trim()).toBe(
    `By Robin Sample · March 1, 2027, ${copy.updated} March 2, 2028 · 6 min read`,
  )
  expect(screen.getByText("March 1, 2027")).toHaveAttribute("datetime", "2027-03-01")
  expect(screen.getByText("March 2, 2028")).toHaveAttribute("datetime", "2028-03-02")
})

test.each([
  [true, copy.draft],
  [false, copy.scheduled],
])("an unpublished article has a status; a draft: %s", (draft, status) => {
  render(<ArticleMeta article={article({ draft, published: false })} copy={copy} />)
  expect(screen.getByRole("strong")).toHaveTextContent(status)
})
