import { render } from "@testing-library/react"
import { readHead, readJsonLd } from "../../../test/dom/read-head"
import { sampleArticle as article, sampleSite as site } from "../../../test/components/seo-fixtures"
import { Seo } from "./seo"

const page = { site, path: "/blog/transit/", title: article.title, description: "One\n  line." }

test("the document title names the page before the site", () => {
  document.documentElement.lang = "en-GB"
  render(<Seo {...page} />)
  expect(readHead().title).toBe(`${article.title} · ${site.name}`)
})

test("the short title of an article is used only in the document title", () => {
  const short = { ...article, shortTitle: "Transit bonds" }
  render(<Seo {...page} article={short} />)
  expect(readHead().title).toBe(`Transit bonds · ${site.name}`)
  expect(readHead().meta("og:title")).toEqual([article.title])
})

test("the canonical URL and og:url are the same, absolute and without a trailing slash", () => {
  render(<Seo {...page} />)
  expect(readHead().canonical).toEqual(["https://site.test/blog/transit"])
  expect(readHead().meta("og:url")).toEqual(readHead().canonical)
})

test("search engines do not list the pages of a preview", () => {
  render(<Seo {...page} site={{ ...site, preview: true }} />)
  expect(readHead().meta("robots")).toEqual(["noindex"])
  expect(readHead().canonical).toEqual([])
})

test("the description has no line breaks", () => {
  render(<Seo {...page} />)
  expect(readHead().meta("description")).toEqual(["One line."])
})

test("a page that search engines should not list has no canonical address and no card", () => {
  render(<Seo {...page} noindex />)
  expect(readHead().meta("robots")).toEqual(["noindex"])
  expect(readHead().canonical).toEqual([])
  expect(readHead().meta("og:image")).toEqual([])
})

test("structured data is one JSON document", () => {
  render(<Seo {...page} jsonLd={[{ "@type": "Thing", name: article.title }]} />)
  expect(readJsonLd()).toEqual([
    { "@context": "https://schema.org", "@graph": [{ "@type": "Thing", name: article.title }] },
  ])
})

test("a page has a social card with alternative text", () => {
  render(<Seo {...page} />)
  const { meta } = readHead()
  expect(meta("og:image")).toEqual(["https://site.test/social/blog/transit.jpg"])
  expect(meta("twitter:image")).toEqual(meta("og:image"))
  expect(meta("og:image:alt")).toEqual([`${site.name}: ${article.title}`])
  expect([...meta("og:image:width"), ...meta("og:image:height")]).toEqual(["1200", "630"])
})

test("a page without an article is a website", () => {
  render(<Seo {...page} />)
  expect(readHead().meta("og:type")).toEqual(["website"])
  expect(readHead().meta("article:published_time")).toEqual([])
})

test("an article is shared with its date and its topics", () => {
  render(<Seo {...page} article={article} />)
  const { meta } = readHead()
  expect(meta("og:type")).toEqual(["article"])
  expect(meta("article:published_time")).toEqual(["2025-03-04"])
  expect(meta("article:tag")).toEqual(article.tags)
})
