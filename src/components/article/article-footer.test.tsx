import { render, screen } from "@testing-library/react"
import { copyOf } from "../../../test/content/copy"
import { ArticleFooter } from "./article-footer"

const copy = copyOf("BlogPage")

const props = {
  ...{ copy, author: "Ada Example", consultant: "Ada Example" },
  book: { label: "Book a call", href: "/#contact" },
  next: { slug: "transit", title: "On transit" },
}

test("an article ends with its author, one way on and one way back", () => {
  render(<ArticleFooter {...props} />)
  expect(screen.getByText(copy.about.replace("{author}", "Ada Example"))).toBeVisible()
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
  expect(links).toEqual([
    ["Book a call", "#contact"],
    ["On transit", "/blog/transit"],
    [copy.back, "/blog"],
  ])
})

test("the only article has no way on", () => {
  render(<ArticleFooter {...props} next={undefined} />)
  expect(screen.getAllByRole("link")).toHaveLength(2)
})

test("an article by a guest has no words about the consultant", () => {
  render(<ArticleFooter {...props} consultant="Robin Sample" />)
  expect(screen.queryByText(/Ada Example/)).not.toBeInTheDocument()
})
