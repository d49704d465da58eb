import { render, screen } from "@testing-library/react"
import { copyOf } from "../../../test/content/copy"
import { ArticlePagination } from "./article-pagination"

const copy = copyOf("BlogPage", "pages/blog.yml")
const teaser = (slug: string) => ({ slug, title: `On ${slug}`, excerpt: `What ${slug} is.` })

const book = { label: "Book a call", href: "/#contact" }
const none = { author: "Ada Example", book, older: null, newer: null, related: [] }

test.each([
  ["Older article", { older: teaser("transit") }],
  ["Newer article", { newer: teaser("transit") }],
  [copy.related, { related: [teaser("transit")] }],
])("below %s is the article with its excerpt", (heading, given) => {
  render(<ArticlePagination copy={copy} {...none} {...given} />)
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([heading])
  expect(screen.getByRole("link", { name: "On transit" })).toHaveAttribute("href", "/blog/transit")
  expect(screen.getByText("What transit is.")).toBeVisible()
})

test("older, newer and related articles are in this order", () => {
  render(
    <ArticlePagination
      {...none}
      copy={copy}
      older={teaser("transit")}
      newer={teaser("licences")}
      related={[teaser("bonds")]}
    />,
  )
  const links = screen.getAllByRole("link").map(({ textContent }) => textContent)
  expect(links).toEqual(["Book a call", "On transit", "On licences", "On bonds", "All articles"])
})

test("the author is named, with a link to book a call", () => {
  render(<ArticlePagination copy={copy} {...none} />)
  expect(screen.getByText(copy.about.replace("{author}", "Ada Example"))).toBeVisible()
  expect(screen.getByRole("link", { name: "Book a call" })).toHaveAttribute("href", "#contact")
})
