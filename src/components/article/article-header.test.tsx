import { render, screen } from "@testing-library/react"
import { article } from "../../../test/components/article"
import { copyOf } from "../../../test/content/copy"
import { ArticleHeader } from "./article-header"

const copy = copyOf("BlogPage", "pages/blog.yml")

const show = () => render(<ArticleHeader article={article("transit")} copy={copy} />)

test("the title is the level-one heading of the page, with excerpt, author and date", () => {
  show()
  expect(screen.getByRole("heading", { level: 1, name: "On transit" })).toBeVisible()
  for (const text of ["What transit is.", "By Robin Sample", "March 1, 2027"]) {
    expect(screen.getByText(text)).toBeVisible()
  }
})

test("above the title is a link to the Knowledge Hub", () => {
  show()
  expect(screen.getByRole("navigation", { name: copy.breadcrumb })).toContainElement(
    screen.getByRole("link", { name: copy.title }),
  )
  expect(screen.getByRole("link", { name: copy.title })).toHaveAttribute("href", "/blog")
})

test("the chart has alternative text and loads at once", () => {
  show()
  expect(screen.getByRole("img", { name: "A chart of transit." })).toHaveAttribute("loading", "eager")
})
