import { articleFixture, siteDataFixture } from "../../test/content/site-data"
import { sitemap, sitemapEntries } from "./sitemap"

const articles = [
  articleFixture({ slug: "transit", date: "2025-03-04", updated: "2025-04-02" }),
  articleFixture({ slug: "bonds", date: "2025-03-11", updated: null }),
]
const entries = (...paths: string[]) => sitemapEntries(siteDataFixture(articles, paths))

test.each(["/404/", "/404.html"])("%s is not in the sitemap", (path) => {
  expect(entries(path)).toEqual([])
})

test("an article was last modified on the day of its update, or else on its date", () => {
  expect(entries("/blog/bonds", "/blog/transit").map(({ lastmod }) => lastmod)).toEqual([
    "2025-03-11",
    "2025-04-02",
  ])
})

test("the Knowledge Hub was last modified when its newest article was", () => {
  expect(entries("/blog")).toMatchObject([{ lastmod: "2025-04-02" }])
})

test("the sitemap is XML with absolute URLs, sorted by path", () => {
  expect(sitemap(siteDataFixture(articles, ["/blog/transit/", "/"])))
    .toBe(`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://www.site.test/</loc></url>
  <url><loc>https://www.site.test/blog/transit</loc><lastmod>2025-04-02</lastmod></url>
</urlset>
`)
})
