import { render } from "@testing-library/react"
import { readHead, readJsonLd } from "../../../test/read-head"
import { sampleArticle as article, sampleSite as site } from "../../../test/seo-fixtures"
import { Seo } from "./seo"

const page = { site, path: "/blog/transit/", title: article.title, description: "One\n  line." }

test("the title names the page before the site", () => {
  render(<Seo {...page} />)
  expect(readHead().title).toBe(`${article.title} · ${site.name}`)
})

test("the site's name is left out where search engines would cut the title", () => {
  const title = "A headline that is as long as search engines show it"
  render(<Seo {...page} title={title} />)
  expect(readHead().title).toBe(title)
})

test("an article's short title goes into the document title alone", () => {
  const short = { ...article, shortTitle: "Transit bonds" }
  render(<Seo {...page} article={short} />)
  expect(readHead().title).toBe(`Transit bonds · ${site.name}`)
  expect(readHead().meta("og:title")).toEqual([article.title])
})

test("the canonical address and the shared one are the same, absolute and without a trailing slash", () => {
  render(<Seo {...page} />)
  expect(readHead().canonical).toEqual(["https://site.test/blog/transit"])
  expect(readHead().meta("og:url")).toEqual(readHead().canonical)
})

test("no page of a preview is to be found", () => {
  render(<Seo {...page} site={{ ...site, preview: true }} />)
  expect(readHead().meta("robots")).toEqual(["noindex"])
  expect(readHead().canonical).toEqual([])
})

test("line breaks in the content do not reach the description", () => {
  render(<Seo {...page} />)
  expect(readHead().meta("description")).toEqual(["One line."])
})

test("a page is shared with its card and the card's words", () => {
  render(<Seo {...page} />)
  const { meta } = readHead()
  expect(meta("og:image")).toEqual(["https://site.test/social/blog/transit.jpg"])
  expect(meta("twitter:image")).toEqual(meta("og:image"))
  expect(meta("og:image:alt")).toEqual([`${site.name}: ${article.title}`])
  expect([...meta("og:image:width"), ...meta("og:image:height")]).toEqual(["1200", "630"])
})

test("a page is no article unless it is given one", () => {
  render(<Seo {...page} />)
  expect(readHead().meta("og:type")).toEqual(["website"])
  expect(readHead().meta("article:published_time")).toEqual([])
})

test("an article is shared with its day and its topics", () => {
  render(<Seo {...page} article={article} />)
  const { meta } = readHead()
  expect(meta("og:type")).toEqual(["article"])
  expect(meta("article:published_time")).toEqual(["2025-03-04"])
  expect(meta("article:tag")).toEqual(article.tags)
})

test("a page that search engines should leave out has no address of its own and no card", () => {
  render(<Seo {...page} noindex />)
  expect(readHead().meta("robots")).toEqual(["noindex"])
  expect(readHead().canonical).toEqual([])
  expect(readHead().meta("og:image")).toEqual([])
})

test("what machines read is one document, parsed without loss", () => {
  render(<Seo {...page} jsonLd={[{ "@type": "Thing", name: article.title }]} />)
  expect(readJsonLd()).toEqual([
    { "@context": "https://schema.org", "@graph": [{ "@type": "Thing", name: article.title }] },
  ])
})
