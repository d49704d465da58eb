import { render, screen } from "@testing-library/react"
import { article } from "../../../test/components/article"
import { copyOf } from "../../../test/content/copy"
import { ArticleEntry } from "./article-entry"

const copy = copyOf("BlogPage", "pages/blog.yml")

test("an article is shown in full and links to its own page", () => {
  render(<ArticleEntry article={article("transit")} copy={copy} />)
  expect(screen.getByRole("article", { name: "On transit" })).toHaveAttribute("id", "transit")
  for (const text of ["All of transit.", "What transit is.", "March 1, 2027"]) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(screen.getByRole("list", { name: copy.filterLabel })).toHaveTextContent("Customs")
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(links).toEqual(["/blog/transit", "/blog/transit", "#article-index"])
  expect(screen.getByRole("link", { name: `${copy.permalink}: On transit` })).toBeVisible()
})
