import { feedHtml } from "./feed-html"

const url = "https://site.test/blog/transit"

test.each([
  ["/privacy-policy#data-security", "https://site.test/privacy-policy#data-security"],
  ["#bonds", "https://site.test/blog/transit#bonds"],
  ["screening", "https://site.test/blog/screening"],
  ["https://www.gov.uk/transit?a=1&amp;b=2", "https://www.gov.uk/transit?a=1&amp;b=2"],
  ["mailto:hello@site.test", "mailto:hello@site.test"],
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
