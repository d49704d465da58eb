import { render, screen, within } from "@testing-library/react"
import { copyOf } from "../../../test/copy"
import { picture } from "../../../test/picture"
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

test("the headline is the one first heading of the page", () => {
  show()
  expect(screen.getByRole("heading", { level: 1, name: fields.title })).toBeVisible()
})

test("excerpt, author, date and reading time stand under it", () => {
  show()
  for (const text of [fields.excerpt, `By ${fields.author}`, "March 18, 2025", "5 min read"]) {
    expect(screen.getByText(text)).toBeVisible()
  }
})

test("the topics are chips", () => {
  show()
  const chips = within(screen.getByRole("list", { name: "Topics" })).getAllByRole("listitem")
  expect(chips.map(({ textContent }) => textContent)).toEqual(fields.tags)
})

test("the trail leads back to the Knowledge Hub and ends with the page itself", () => {
  show()
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }))
  expect(trail.getByRole("link", { name: copy.title })).toHaveAttribute("href", "/blog")
  expect(trail.getByText(fields.title)).toHaveAttribute("aria-current", "page")
})

test("the chart is described, and loads at once", () => {
  show()
  expect(screen.getByRole("img", { name: fields.picture.alt })).toHaveAttribute("loading", "eager")
})
