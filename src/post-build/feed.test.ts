/** @jest-environment jsdom */
import { articleFixture, siteDataFixture } from "../../test/content/site-data"
import { feedHtml, rss } from "./feed"

const read = (...articles: ReturnType<typeof articleFixture>[]) => {
  const document = new DOMParser().parseFromString(rss(siteDataFixture(articles)), "application/xml")
  expect(document.querySelector("parsererror")).toBeNull()
  return (name: string) =>
    [...document.getElementsByTagName(name)]
      .filter(({ parentElement }) => parentElement?.tagName === "item")
      .map(({ textContent }) => textContent)
}

test("the feed has the full text of an article, with any characters, and dates in the format of RFC 822", () => {
  const html = "<p>A &lt;bond&gt; ]]&gt; <br> of <b>5 € &amp; more</b></p>"
  const all = read(
    articleFixture({ title: "Transit & “bonds” <explained>\u0003", tags: ["Customs & duty"], html }),
  )
  expect(all("content:encoded")).toEqual([html])
  expect(all("title")).toEqual(["Transit & “bonds” <explained>"])
  expect(all("category")).toEqual(["Customs & duty"])
  expect(all("pubDate")).toEqual(["Tue, 04 Mar 2025 00:00:00 GMT"])
})

test("the id of an article that has moved is its first URL", () => {
  const all = read(articleFixture({ slug: "bonds", aliases: ["transit", "guarantees"] }))
  expect(all("guid")).toEqual(["https://www.site.test/blog/transit"])
  expect(all("link")).toEqual(["https://www.site.test/blog/bonds"])
})

test("a feed without articles is well-formed", () => {
  expect(read()("title")).toEqual([])
})

const url = "https://site.test/blog/transit"

test.each([
  ["/privacy-policy#data-security", "https://site.test/privacy-policy#data-security"],
  ["#bonds", "https://site.test/blog/transit#bonds"],
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
