import { render, screen } from "@testing-library/react"
import { article } from "../../../test/components/article"
import { copyOf } from "../../../test/content/copy"
import { ArticleHeader } from "./article-header"

const copy = copyOf("BlogPage", "pages/blog.yml")

test("the page has its title, excerpt and chart below a link to the Knowledge Hub", () => {
  render(<ArticleHeader article={article("transit")} copy={copy} />)
  expect(screen.getByRole("link", { name: copy.title })).toHaveAttribute("href", "/blog")
  expect(screen.getByRole("heading", { level: 1, name: "On transit" })).toBeVisible()
  expect(screen.getByText("What transit is.")).toBeVisible()
  expect(screen.getByText("By Robin Sample")).toBeVisible()
  expect(screen.getByRole("img", { name: "A chart of transit." })).toHaveAttribute("loading", "eager")
})
