import { render } from "@testing-library/react"
import { sampleArticle as article, sampleSite as site } from "./sample"
import { Seo } from "./seo"

const content = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content")
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute("href")

const page = { site, path: "/blog/transit/", title: article.title, description: "One\n  line." }

test("the title names the page before the site", () => {
  render(<Seo {...page} />)
  expect(document.title).toBe(`${article.title} · ${site.name}`)
})

test("the canonical address and the shared one are the same, absolute and without a trailing slash", () => {
  render(<Seo {...page} />)
  expect(canonical()).toBe("https://site.test/blog/transit")
  expect(content("og:url")).toBe(canonical())
})

test("line breaks in the content do not reach the description", () => {
  render(<Seo {...page} />)
  expect(content("description")).toBe("One line.")
})

test("a page without a picture of its own is shared with its card and the card's words", () => {
  render(<Seo {...page} />)
  expect(content("og:image")).toBe("https://site.test/social/blog/transit.jpg")
  expect(content("twitter:image")).toBe(content("og:image"))
  expect(content("og:image:alt")).toBe(`${site.name}: ${article.title}`)
  expect([content("og:image:width"), content("og:image:height")]).toEqual(["1200", "630"])
})

test("a page is no article unless it is given one", () => {
  render(<Seo {...page} />)
  expect(content("og:type")).toBe("website")
  expect(content("article:published_time")).toBeUndefined()
})

test("an article is shared with its day and its topics", () => {
  render(<Seo {...page} article={article} />)
  expect(content("og:type")).toBe("article")
  expect(content("article:published_time")).toBe("2025-03-04")
  const tags = [...document.querySelectorAll('meta[property="article:tag"]')]
  expect(tags.map((tag) => tag.getAttribute("content"))).toEqual(article.tags)
})

test("a page that search engines should leave out has no canonical address", () => {
  render(<Seo {...page} noindex />)
  expect(content("robots")).toBe("noindex")
  expect(canonical()).toBeUndefined()
})

test("what machines read is one document, parsed without loss", () => {
  render(<Seo {...page} jsonLd={[{ "@type": "Thing", name: article.title }]} />)
  const [script, ...others] = [...document.querySelectorAll('script[type="application/ld+json"]')]
  expect(others).toEqual([])
  expect(JSON.parse(script?.textContent ?? "")).toMatchObject({ "@graph": [{ name: article.title }] })
})
