import { feedContent } from "./feed-content"

const article = {
  slug: "transit",
  title: "Transit",
  excerpt: "What a bond is.",
  author: "Robin Sample",
  date: "2025-03-04",
  updated: null,
  tags: ["Customs"],
  aliases: [],
  html: '<p><a href="/blog">All</a></p>',
}
const content = (...nodes: Queries.FeedQuery["allArticle"]["nodes"]) =>
  feedContent({
    siteProfile: { name: "Lodestar", url: "https://site.test" },
    blogPage: { title: "Hub", description: "Notes" },
    allArticle: { nodes },
  })

test("an article is known by its permalink, and links from its text are absolute", () => {
  expect(content(article).items).toMatchObject([
    {
      id: "https://site.test/blog/transit",
      url: "https://site.test/blog/transit",
      html: '<p><a href="https://site.test/blog">All</a></p>',
    },
  ])
})

test("an article that has moved is still known by its first address", () => {
  const [moved] = content({ ...article, slug: "bonds", aliases: ["transit", "guarantees"] }).items
  expect(moved).toMatchObject({ id: "https://site.test/blog/transit", url: "https://site.test/blog/bonds" })
})

test("an article that was never updated was last changed on its day", () => {
  expect(content(article).items).toMatchObject([{ published: "2025-03-04", updated: "2025-03-04" }])
})

test("the feed is as new as the newest change, not as the newest article", () => {
  const updated = { ...article, date: "2025-01-01", updated: "2025-05-05" }
  expect(content(article, updated).updated).toBe("2025-05-05")
})

test("a feed without articles states no day", () => {
  expect(content().updated).toBeUndefined()
})
