import { render, screen } from "@testing-library/react"
import { copyOf } from "../../../test/copy"
import { ArticleNeighbours } from "./article-neighbours"

const copy = copyOf("BlogPage", "pages/blog.yml")
const teaser = (slug: string) => ({ slug, title: `On ${slug}`, excerpt: `What ${slug} is.` })

const none = { older: null, newer: null, related: [] }

test.each([
  ["Older article", { older: teaser("transit") }],
  ["Newer article", { newer: teaser("transit") }],
  ["Related articles", { related: [teaser("transit")] }],
])("under %s stands the article, with its excerpt", (heading, given) => {
  render(<ArticleNeighbours copy={copy} {...none} {...given} />)
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([heading])
  expect(screen.getByRole("link", { name: "On transit" })).toHaveAttribute("href", "/blog/transit")
  expect(screen.getByText("What transit is.")).toBeVisible()
})

test("older, newer and related articles stand in this order", () => {
  render(
    <ArticleNeighbours
      copy={copy}
      older={teaser("transit")}
      newer={teaser("licences")}
      related={[teaser("bonds")]}
    />,
  )
  const links = screen.getAllByRole("link").map(({ textContent }) => textContent)
  expect(links).toEqual(["On transit", "On licences", "On bonds", "All articles"])
})

test("the way back to all articles is always there", () => {
  render(<ArticleNeighbours copy={copy} {...none} />)
  expect(screen.getByRole("link", { name: "All articles" })).toHaveAttribute("href", "/blog")
})
