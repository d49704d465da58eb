import { render, screen } from "@testing-library/react"
import { article } from "../../../test/components/article"
import { copyOf } from "../../../test/content/copy"
import { ArticleIndex } from "./article-index"

const copy = copyOf("BlogPage", "pages/blog.yml")

test("an article has a link, dates, reading time, excerpt and a decorative chart", () => {
  const updated = article("transit", { updated: "March 2, 2028", updatedDay: "2028-03-02" })
  render(<ArticleIndex articles={[updated]} copy={copy} />)
  expect(screen.getByRole("link", { name: "On transit" })).toHaveAttribute("href", "/blog/transit")
  expect(screen.getByText("March 1, 2027")).toHaveAttribute("datetime", "2027-03-01")
  expect(screen.getByText("March 2, 2028")).toBeVisible()
  expect(screen.getByText("6 min read")).toBeVisible()
  expect(screen.getByText("What transit is.")).toBeVisible()
  expect(screen.getByRole("presentation")).toBeVisible()
})
