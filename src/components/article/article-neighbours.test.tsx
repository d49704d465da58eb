import { render, screen, within } from "@testing-library/react"
import { copyOf } from "../../../test/copy"
import { ArticleNeighbours } from "./article-neighbours"

const copy = copyOf("BlogPage", "pages/blog.yml")
const teaser = (slug: string) => ({ slug, title: `On ${slug}`, excerpt: `What ${slug} is.` })

const under = (heading: string) =>
  within(screen.getByRole("heading", { name: heading }).closest("section") ?? document.body)

test.each([
  ["Older article", "transit"],
  ["Newer article", "licences"],
  ["Related articles", "bonds"],
])("under %s stands the one on %s, with its excerpt", (heading, slug) => {
  render(
    <ArticleNeighbours
      copy={copy}
      older={teaser("transit")}
      newer={teaser("licences")}
      related={[teaser("bonds")]}
    />,
  )
  expect(under(heading).getByRole("link", { name: `On ${slug}` })).toHaveAttribute("href", `/blog/${slug}`)
  expect(under(heading).getByText(`What ${slug} is.`)).toBeVisible()
})

test("the newest article, without relations, has a heading for the older one only", () => {
  render(<ArticleNeighbours copy={copy} older={teaser("transit")} newer={null} related={[]} />)
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Older article"])
})

test("the way back to all articles is always there", () => {
  render(<ArticleNeighbours copy={copy} older={null} newer={null} related={[]} />)
  expect(screen.getByRole("link", { name: "All articles" })).toHaveAttribute("href", "/blog")
})
