import { articleFixture, siteDataFixture } from "../../test/content/site-data"
import { sitemap } from "./sitemap"

test("the sitemap has every page but the 404 page, sorted by path, and an article's day of update or publication", () => {
  const articles = [
    articleFixture({ slug: "transit", date: "2025-03-04", updated: "2025-04-02" }),
    articleFixture({ slug: "bonds", date: "2025-03-11", updated: null }),
  ]
  const paths = ["/blog/transit/", "/blog/bonds", "/404/", "/404.html", "/"]
  expect(sitemap(siteDataFixture(articles, paths))).toBe(`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://www.site.test/</loc></url>
  <url><loc>https://www.site.test/blog/bonds</loc><lastmod>2025-03-11</lastmod></url>
  <url><loc>https://www.site.test/blog/transit</loc><lastmod>2025-04-02</lastmod></url>
</urlset>
`)
})
