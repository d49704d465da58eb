import { render, screen } from "@testing-library/react"
import { ArticleMeta } from "./article-meta"

const copy = {
  by: "By",
  updated: "Updated on",
  minutes: "{count} min",
  draft: "A draft",
  scheduled: "Not before",
}

const article = {
  author: "Robin Sample",
  draft: false,
  published: true,
  minutes: 3,
  day: "2027-03-01",
  date: "March 1, 2027",
  updated: null,
  updatedDay: null,
}

test("a published article shows its reading time and no status", () => {
  render(<ArticleMeta article={article} copy={copy} />)
  expect(screen.queryByRole("strong")).not.toBeInTheDocument()
  expect(screen.getByText("3 min")).toBeVisible()
})

test("a draft is marked as a draft, whatever its date", () => {
  render(<ArticleMeta article={{ ...article, draft: true, published: false }} copy={copy} />)
  expect(screen.getByRole("strong")).toHaveTextContent("A draft")
})

test("an article with a future date is marked as scheduled", () => {
  render(<ArticleMeta article={{ ...article, published: false }} copy={copy} />)
  expect(screen.getByRole("strong")).toHaveTextContent("Not before")
  expect(screen.getByText("March 1, 2027")).toBeVisible()
})
