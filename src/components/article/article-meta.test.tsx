import { render, screen } from "@testing-library/react"
import { article } from "../../../test/components/article"
import { ArticleMeta } from "./article-meta"

const copy = {
  by: "By",
  updated: "Updated on",
  minutes: "{count} min",
  draft: "A draft",
  scheduled: "Not before",
}

test("a published article shows its reading time and no status", () => {
  render(<ArticleMeta article={article("transit")} copy={copy} />)
  expect(screen.queryByRole("strong")).not.toBeInTheDocument()
  expect(screen.getByText("6 min")).toBeVisible()
})

test("a draft is marked as a draft, whatever its date", () => {
  render(<ArticleMeta article={article("transit", { draft: true, published: false })} copy={copy} />)
  expect(screen.getByRole("strong")).toHaveTextContent("A draft")
})

test("an article with a future date is marked as scheduled", () => {
  render(<ArticleMeta article={article("transit", { published: false })} copy={copy} />)
  expect(screen.getByRole("strong")).toHaveTextContent("Not before")
  expect(screen.getByText("March 1, 2027")).toBeVisible()
})
