import { articleFixture, siteFactsFixture } from "../../../test/content/site-facts"
import { feedContent } from "./feed-content"

const article = articleFixture()
const content = (...articles: (typeof article)[]) => feedContent(siteFactsFixture(articles))

test("the id of an article is its URL, and links in its text are absolute", () => {
  expect(content(article).items).toMatchObject([
    {
      id: "https://www.site.test/blog/transit",
      url: "https://www.site.test/blog/transit",
      html: '<p><a href="https://www.site.test/blog">All</a></p>',
    },
  ])
})

test("the id of an article that has moved is its first URL", () => {
  const [moved] = content({ ...article, slug: "bonds", aliases: ["transit", "guarantees"] }).items
  expect(moved).toMatchObject({
    id: "https://www.site.test/blog/transit",
    url: "https://www.site.test/blog/bonds",
  })
})

test("an article without an update was updated on its date", () => {
  expect(content(article).items).toMatchObject([{ published: "2025-03-04", updated: "2025-03-04" }])
})

test("the feed was updated when an article last was, not when the newest was published", () => {
  const updated = { ...article, date: "2025-01-01", updated: "2025-05-05" }
  expect(content(article, updated).updated).toBe("2025-05-05")
})

test("a feed without articles has no date", () => {
  expect(content().updated).toBeUndefined()
})

test("the feed holds the newest twenty articles", () => {
  const articles = Array.from({ length: 21 }, (_, index) => articleFixture({ slug: `article-${index}` }))
  expect(
    content(...articles)
      .items.map(({ url }) => url)
      .at(-1),
  ).toBe("https://www.site.test/blog/article-19")
})
