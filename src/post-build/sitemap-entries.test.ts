import { sitemapEntries } from "./sitemap-entries"

const entries = (...paths: string[]) =>
  sitemapEntries({
    siteProfile: { url: "https://site.test" },
    allSitePage: { nodes: paths.map((path) => ({ path })) },
    allArticle: {
      nodes: [
        { slug: "transit", date: "2025-03-04", updated: "2025-04-02" },
        { slug: "bonds", date: "2025-03-11", updated: null },
      ],
    },
  })

test("pages stand in a fixed order with absolute addresses", () => {
  expect(entries("/privacy-policy/", "/")).toEqual([
    { url: "https://site.test/" },
    { url: "https://site.test/privacy-policy" },
  ])
})

test.each(["/404", "/404.html", "/404/", "/dev-404-page/"])("%s is no page to be found", (path) => {
  expect(entries(path)).toEqual([])
})

test("an article states the day of its last change, or else its own day", () => {
  expect(entries("/blog/bonds", "/blog/transit").map(({ lastmod }) => lastmod)).toEqual([
    "2025-03-11",
    "2025-04-02",
  ])
})

test.each(["/blog", "/blog/page/2"])("%s is as new as the newest change of an article", (path) => {
  expect(entries(path)).toMatchObject([{ lastmod: "2025-04-02" }])
})

test("a page whose last change is not known states none", () => {
  expect(entries("/")).not.toHaveProperty("0.lastmod")
})
