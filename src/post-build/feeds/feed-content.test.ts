import { articleFixture, siteDataFixture } from "../../../test/content/site-data"
import { feedContent, feedHtml } from "./feed-content"

const article = articleFixture()
const content = (...articles: (typeof article)[]) => feedContent(siteDataFixture(articles))

test("the id of an article is its URL, its links are absolute, and without an update its date counts", () => {
  expect(content(article).items).toMatchObject([
    {
      id: "https://www.site.test/blog/transit",
      url: "https://www.site.test/blog/transit",
      html: '<p><a href="https://www.site.test/blog">All</a></p>',
      published: "2025-03-04",
      updated: "2025-03-04",
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

test("the feed was updated when an article last was, not when the newest was published", () => {
  const updated = { ...article, date: "2025-01-01", updated: "2025-05-05" }
  expect(content(article, updated).updated).toBe("2025-05-05")
})

test("the feed contains the newest twenty articles", () => {
  const articles = Array.from({ length: 21 }, (_, index) => articleFixture({ slug: `article-${index}` }))
  expect(content(...articles).items.at(-1)?.url).toBe("https://www.site.test/blog/article-19")
})

const url = "https://site.test/blog/transit"

test.each([
  ["/privacy-policy#data-security", "https://site.test/privacy-policy#data-security"],
  ["#bonds", "https://site.test/blog/transit#bonds"],
  ["screening", "https://site.test/blog/screening"],
  ["https://www.gov.uk/transit?a=1&amp;b=2", "https://www.gov.uk/transit?a=1&amp;b=2"],
  ["https://server.company.com:port/ping", "https://server.company.com:port/ping"],
])("a link to %s becomes %s", (href, absolute) => {
  expect(feedHtml(`<a href="${href}">x</a>`, url)).toBe(`<a href="${absolute}">x</a>`)
})

test("an image keeps its URL and alt text, and loses the wrappers that only the page needs", () => {
  const picture = `<figure class="gatsby-resp-image-figure"><span class="gatsby-resp-image-wrapper" style="x">
    <a class="gatsby-resp-image-link" href="/static/full.png"><span class="bg"></span><picture>
    <source srcset="/static/a.webp 1x"><img class="i" src="/static/a.png" srcset="/static/b.png 2x" alt="A lane" loading="lazy">
    </picture></a></span><figcaption>Lanes</figcaption></figure>`
  expect(feedHtml(picture, url).replace(/\s*\n\s*/g, "")).toBe(
    '<figure><img src="https://site.test/static/a.png" alt="A lane"><figcaption>Lanes</figcaption></figure>',
  )
})

test("the permalink of a heading is removed", () => {
  const heading =
    '<div class="heading"><h2 id="bonds" tabindex="-1">Bonds</h2><a class="permalink" href="#bonds">#</a></div>'
  expect(feedHtml(heading, url)).toBe("<h2>Bonds</h2>")
})

test("a table keeps its headers, and loses what only the page's style needs", () => {
  const table =
    '<table class="columns-2" aria-label="Costs"><tbody><tr><th scope="row">A</th><td data-column="B">1</td></tr></tbody></table>'
  expect(feedHtml(table, url)).toBe('<table><tbody><tr><th scope="row">A</th><td>1</td></tr></tbody></table>')
})
