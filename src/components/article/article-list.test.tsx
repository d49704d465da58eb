import { render, screen, within } from "@testing-library/react"
import { articleList } from "../../../test/components/article-list"
import { ArticleList } from "./article-list"

const { copy, articles, show, shown, article } = articleList

test("all articles are shown in full", () => {
  show()
  expect(shown()).toEqual(articles.map(({ slug }) => slug))
  expect(articles).toHaveLength(4)
})

test("an updated article shows when it was updated", () => {
  const [first] = articles
  if (!first) throw new Error("There is no article")
  const changed = { ...first, updated: "May 2, 2025", updatedDay: "2025-05-02" }
  render(<ArticleList copy={copy} tags={[]} index={[]} articles={[changed]} total={1} page={1} pages={1} />)
  expect(article(first.title).getByText(/Updated on/)).toHaveTextContent("Updated on May 2, 2025")
})

test("above the articles is a short list of them, with a link to the feed", () => {
  show()
  const index = within(screen.getByRole("region", { name: copy.index }))
  expect(index.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [copy.feed, "/rss.xml"],
    ...articles.map(({ title, slug }) => [title, `/blog/${slug}`]),
  ])
})

test("a list that fits on one page has no pagination", () => {
  show()
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument()
})

test.each([
  [1, [["Older articles", "/blog/page/2"]]],
  [
    2,
    [
      ["Newer articles", "/blog"],
      ["Older articles", "/blog/page/3"],
    ],
  ],
  [3, [["Newer articles", "/blog/page/2"]]],
])("page %i of three links to the pages beside it", (page, expected) => {
  show(page, 3)
  const links = within(screen.getByRole("navigation")).getAllByRole("link")
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(expected)
})
