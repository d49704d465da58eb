import { render, screen, within } from "@testing-library/react"
import { copyOf } from "../../../test/content/copy"
import { picture } from "../../../test/components/picture"
import { ArticleHeader } from "./article-header"

const copy = copyOf("BlogPage", "pages/blog.yml")
const fields = copyOf("Article", "articles/2025-03-18--sap-gts-on-hana/index.md")
const article = {
  ...fields,
  slug: "sap-gts-on-hana",
  minutes: 5,
  published: true,
  day: "2025-03-18",
  date: "March 18, 2025",
  updated: null,
  updatedDay: null,
  picture: picture(fields.picture),
}

const show = () => render(<ArticleHeader article={article} copy={copy} />)

test("the title is the level-one heading of the page", () => {
  show()
  expect(screen.getByRole("heading", { level: 1, name: fields.title })).toBeVisible()
})

test("excerpt, author, date and reading time are shown", () => {
  show()
  for (const text of [fields.excerpt, `By ${fields.author}`, "March 18, 2025", "5 min read"]) {
    expect(screen.getByText(text)).toBeVisible()
  }
})

test("above the title is a link to the Knowledge Hub", () => {
  show()
  const breadcrumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }))
  expect(breadcrumbs.getByRole("link", { name: copy.title })).toHaveAttribute("href", "/blog")
})

test("the chart has alternative text and loads at once", () => {
  show()
  expect(screen.getByRole("img", { name: fields.picture.alt })).toHaveAttribute("loading", "eager")
})
