import { render, screen } from "@testing-library/react"
import { copyOf } from "../../../test/content/copy"
import { ArticleFooter } from "./article-footer"

const copy = copyOf("BlogPage", "pages/blog.yml")
const teaser = (slug: string) => ({ slug, title: `On ${slug}`, excerpt: `What ${slug} is.` })

const book = { label: "Book a call", href: "/#contact" }
const author = "Ada Example"
const none = { copy, author, consultant: author, book, older: null, newer: null, related: [] }

const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)

test("older, newer and related articles are in this order, each below its heading", () => {
  render(
    <ArticleFooter
      {...none}
      older={teaser("transit")}
      newer={teaser("licences")}
      related={[teaser("bonds")]}
    />,
  )
  expect(texts("heading")).toEqual([copy.previous, copy.next, copy.related])
  expect(texts("link")).toEqual(["Book a call", "On transit", "On licences", "On bonds", copy.back])
  expect(screen.getByRole("link", { name: "On transit" })).toHaveAttribute("href", "/blog/transit")
  expect(screen.getByText("What transit is.")).toBeVisible()
})

test("a group without articles has no heading, and the author is named", () => {
  render(<ArticleFooter {...none} />)
  expect(screen.queryByRole("heading")).not.toBeInTheDocument()
  expect(screen.getByText(copy.about.replace("{author}", "Ada Example"))).toBeVisible()
  expect(screen.getByRole("link", { name: "Book a call" })).toHaveAttribute("href", "#contact")
})

test("an article by a guest has no words about the consultant", () => {
  render(<ArticleFooter {...none} consultant="Robin Sample" />)
  expect(screen.queryByText(/Ada Example/)).not.toBeInTheDocument()
})
