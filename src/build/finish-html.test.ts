import { storageInventory } from "../consent/storage-keys"
import { finishHtml } from "./finish-html"

const html = (...args: Parameters<typeof finishHtml>) => finishHtml(...args).html

test("a heading gets an id, can take the focus, and links to itself", () => {
  expect(html("<h2>When the check runs</h2>")).toBe(
    '<h2 id="when-the-check-runs" tabindex="-1">When the check runs' +
      '<a class="permalink" href="#when-the-check-runs" aria-label="Link to “When the check runs”">#</a></h2>',
  )
})

test("headings with the same words get different ids", () => {
  const { headings } = finishHtml("<h2>Costs</h2><h3>Costs</h3><h2>Costs</h2>")
  expect(headings.map(({ id }) => id)).toEqual(["costs", "costs-2", "costs-3"])
})

test("a heading that looks like a numbered one does not take its id", () => {
  const { headings } = finishHtml("<h2>Costs 2</h2><h2>Costs</h2><h2>Costs</h2>")
  expect(new Set(headings.map(({ id }) => id)).size).toBe(3)
})

test("a heading without a letter that an address can hold has an id all the same", () => {
  const { headings } = finishHtml("<h2>???</h2><h2>…</h2>")
  expect(headings.map(({ id }) => id)).toEqual(["section", "section-2"])
})

test("the words of a heading are read through its markup", () => {
  const { headings } = finishHtml("<h2>The <em>first</em> <code>week</code></h2>")
  expect(headings).toEqual([{ id: "the-first-week", text: "The first week", depth: 2 }])
})

test("accents leave the id and stay in the words", () => {
  expect(finishHtml("<h2>Gdańsk und Köln</h2>").headings).toEqual([
    { id: "gdansk-und-koln", text: "Gdańsk und Köln", depth: 2 },
  ])
})

test("quotation marks in a heading do not end its label", () => {
  expect(html('<h2>Say "no"</h2>')).toContain('aria-label="Link to “Say &quot;no&quot;”"')
})

test("on a page that has a heading of its own above, the headings stand deeper", () => {
  const { html: shown, headings } = finishHtml("<h2>One</h2><h3>Two</h3>", { deeper: 1 })
  expect(shown).toMatch(/^<h3 .*<\/h3><h4 .*<\/h4>$/)
  expect(headings.map(({ depth }) => depth)).toEqual([3, 4])
})

test("where the text is a guest, the permalinks lead to its own page", () => {
  expect(html("<h2>Costs</h2>", { home: "/blog/roi" })).toContain('href="/blog/roi#costs"')
})

test("where the text is a guest, it brings no ids that another guest could have", () => {
  expect(html("<h2>Costs</h2>", { home: "/blog/roi" })).not.toContain("id=")
})

test("where the text is a guest, a link within it leads to its own page too", () => {
  expect(html('<a href="#costs">x</a><a href="/blog#a">y</a>', { home: "/blog/roi" })).toBe(
    '<a href="/blog/roi#costs">x</a><a href="/blog#a">y</a>',
  )
})

test("headings of the first and of the last levels are left alone", () => {
  expect(html("<h1>One</h1><h5>Five</h5>")).toBe("<h1>One</h1><h5>Five</h5>")
})

test("a table stands in a box that scrolls, has a name and can be reached by keyboard", () => {
  expect(html("<table><tbody><tr><th>Term</th><th>Years</th></tr></tbody></table>")).toMatch(
    /^<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Term, Years"><table>.*<\/table><\/div>$/,
  )
})

test("the heads of a table belong to their columns", () => {
  expect(html("<table><tbody><tr><th>Term</th></tr></tbody></table>")).toContain('<th scope="col">Term</th>')
})

test("a head that says what it belongs to keeps its word", () => {
  const table = html('<table><tbody><tr><th scope="row">Term</th></tr></tbody></table>')
  expect(table).toContain('<th scope="row">Term</th>')
})

test("each table has a box of its own, where it stood", () => {
  const table = "<table><tbody><tr><td>1</td></tr></tbody></table>"
  expect(html(`<p>a</p>${table}<p>b</p>${table}`)).toMatch(
    /^<p>a<\/p><div [^>]*><table>.*?<\/table><\/div><p>b<\/p><div [^>]*><table>.*<\/table><\/div>$/,
  )
})

test("notes to the writer do not reach the page, however deep they stand", () => {
  expect(html("<!-- facts: G1 --><ul><li>One<!-- check --></li></ul>")).toBe("<ul><li>One</li></ul>")
})

test("the mark for the cookie table becomes the table, in its box", () => {
  const shown = html("<p>before</p>\n<!-- cookie-table -->\n<p>after</p>")
  expect(shown).toMatch(/before.*table-scroll.*<table>.*after/s)
  expect(shown).toContain(storageInventory[0]?.name)
})

test("all other text is left as it is", () => {
  const text = '<p>Less is <strong>&lt;</strong> more, see <a href="/blog">the hub</a>.</p>'
  expect(html(text)).toBe(text)
})
