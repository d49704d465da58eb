import { render, screen } from "@testing-library/react"
import { article } from "../../../test/components/article"
import { copyOf } from "../../../test/content/copy"
import { ArticleEntry } from "./article-entry"

const copy = copyOf("BlogPage", "pages/blog.yml")

test("an article is shown in full, and its title links to its own page", () => {
  render(<ArticleEntry article={article("transit")} copy={copy} />)
  expect(screen.getByRole("article", { name: "On transit" })).toHaveAttribute("id", "transit")
  for (const text of ["All of transit.", "What transit is.", "March 1, 2027"]) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(screen.getByRole("list", { name: copy.filterLabel })).toHaveTextContent("Customs")
  expect(screen.getByRole("link", { name: "On transit" })).toHaveAttribute("href", "/blog/transit")
})
