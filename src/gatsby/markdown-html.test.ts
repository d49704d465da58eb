import { storageInventory } from "../site/storage"
import { finishMarkdownHtml } from "./markdown-html"

const html = (...args: Parameters<typeof finishMarkdownHtml>) => finishMarkdownHtml(...args).html

test("a heading gets an id and can take the focus, and the link to it is beside it, not in it", () => {
  expect(html("<h2>When the check runs</h2>")).toBe(
    '<div class="heading"><h2 id="when-the-check-runs" tabindex="-1">When the check runs</h2>' +
      '<a class="permalink" href="#when-the-check-runs" aria-label="Link to “When the check runs”">#</a></div>',
  )
})

test("headings with the same words get different ids", () => {
  const { headings } = finishMarkdownHtml("<h2>Costs</h2><h3>Costs</h3><h2>Costs</h2>")
  expect(headings.map(({ id }) => id)).toEqual(["costs", "costs-2", "costs-3"])
})

test("a heading that looks like a numbered one does not take its id", () => {
  const { headings } = finishMarkdownHtml("<h2>Costs 2</h2><h2>Costs</h2><h2>Costs</h2>")
  expect(new Set(headings.map(({ id }) => id)).size).toBe(3)
})

test("a heading without a letter that an address can hold has an id all the same", () => {
  const { headings } = finishMarkdownHtml("<h2>???</h2><h2>…</h2>")
  expect(headings.map(({ id }) => id)).toEqual(["section", "section-2"])
})

test("the words of a heading are read through its markup", () => {
  const { headings } = finishMarkdownHtml("<h2>The <em>first</em> <code>week</code></h2>")
  expect(headings).toEqual([{ id: "the-first-week", text: "The first week", depth: 2 }])
})

test("accents leave the id and stay in the words", () => {
  expect(finishMarkdownHtml("<h2>Gdańsk und Köln</h2>").headings).toEqual([
    { id: "gdansk-und-koln", text: "Gdańsk und Köln", depth: 2 },
  ])
})

test("quotation marks in a heading do not end its label", () => {
  expect(html('<h2>Say "no"</h2>')).toContain('aria-label="Link to “Say &quot;no&quot;”"')
})

test("on a page that has a heading of its own above, the headings are deeper", () => {
  const { html: shown, headings } = finishMarkdownHtml("<h2>One</h2><h3>Two</h3>", { headingOffset: 1 })
  expect(shown.match(/<h\d/g)).toEqual(["<h3", "<h4"])
  expect(headings.map(({ depth }) => depth)).toEqual([3, 4])
})

test("where the text is a guest, its headings have no ids that another guest could have, and no links", () => {
  expect(html("<h2>Costs</h2>", { canonicalPath: "/blog/roi" })).toBe("<h2>Costs</h2>")
})

test("where the text is a guest, a link within it leads to its own page too", () => {
  expect(html('<a href="#costs">x</a><a href="/blog#a">y</a>', { canonicalPath: "/blog/roi" })).toBe(
    '<a href="/blog/roi#costs">x</a><a href="/blog#a">y</a>',
  )
})

test("headings of the first and of the last levels are left alone", () => {
  expect(html("<h1>One</h1><h5>Five</h5>")).toBe("<h1>One</h1><h5>Five</h5>")
})

const table = (head: string[], ...rows: string[][]) => {
  const row = (tag: string, cells: string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`
  const body = rows.map((cells) => row("td", cells)).join("")
  return `<table><thead>${row("th", head)}</thead><tbody>${body}</tbody></table>`
}

test("a table says how many columns it has and is no stop for the keyboard", () => {
  const shown = html(table(["Term", "Years", "Why"], ["Client data", "7", "Tax"]))
  expect(shown).toMatch(/^<table [^>]*class="columns-3"/)
  expect(shown).not.toContain("tabindex")
})

test("more than six columns count as six, the most that the style knows", () => {
  expect(html(table(["1", "2", "3", "4", "5", "6", "7"], ["a"]))).toContain('class="columns-6"')
})

test("a table is named after the heading above it", () => {
  const shown = html(`<h2>Costs</h2><p>a</p>${table(["Term"], ["a"])}<h3>More</h3>${table(["Term"], ["a"])}`)
  expect([...shown.matchAll(/<table aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    "Costs",
    "More",
  ])
})

test("a table without a heading above it is named after its columns", () => {
  expect(html(table(["Term", "Years"], ["a", "b"]))).toContain('<table aria-label="Term, Years"')
})

test("the heads of a table belong to their columns, the first cell of a row is its head", () => {
  const shown = html(table(["Term", "Years"], ["Client data", "7"]))
  expect(shown).toContain('<th scope="col">Term</th><th scope="col">Years</th>')
  expect(shown).toContain('<tr><th scope="row">Client data</th><td data-column="Years">7</td></tr>')
})

test("an empty first cell is no head of its row", () => {
  expect(html(table(["Term", "Years"], ["", "7"]))).toContain('<td data-column="Term"></td>')
})

test("a head that says what it belongs to keeps its word", () => {
  const shown = html(
    '<table><tbody><tr><th scope="colgroup">Term</th></tr><tr><td>a</td></tr></tbody></table>',
  )
  expect(shown).toContain('<th scope="colgroup">Term</th>')
})

test("a table with merged cells keeps its shape", () => {
  const merged = '<table><tbody><tr><th>A</th><th>B</th></tr><tr><td colspan="2">1</td></tr></tbody></table>'
  expect(html(merged)).not.toContain("class=")
})

test("a table without heads is left as it is", () => {
  const shown = "<table><tbody><tr><td>1</td></tr></tbody></table>"
  expect(html(shown)).toBe(shown)
})

test("what the owner still has to write is marked as missing, without braces", () => {
  expect(html("<p>No. {{OWNER: registration number}}, and {{OWNER:\nthe &amp; name}}.</p>")).toBe(
    '<p>No. <mark class="gap">[to be added before launch: registration number]</mark>, and ' +
      '<mark class="gap">[to be added before launch: the &amp; name]</mark>.</p>',
  )
})

test("notes to the writer do not reach the page, however deep they stand", () => {
  expect(html("<!-- facts: G1 --><ul><li>One<!-- check --></li></ul>")).toBe("<ul><li>One</li></ul>")
})

test("the mark for the cookie table becomes the table", () => {
  const shown = html("<p>before</p>\n<!-- cookie-table -->\n<p>after</p>")
  expect(shown).toMatch(/before.*<table [^>]*class="columns-5">.*after/s)
  expect(shown).toContain(storageInventory[0]?.name)
})

test("all other text is left as it is", () => {
  const text = '<p>Less is <strong>&lt;</strong> more, see <a href="/blog">the hub</a>.</p>'
  expect(html(text)).toBe(text)
})

const texts = (markup: string, tag: string) =>
  [...markup.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, "g"))].map(([, text]) => text)

const cookieTable = html("<!-- cookie-table -->")
const rows = texts(cookieTable, "tr").slice(1)

test("every item of the storage inventory has one row of the cookie table, in order", () => {
  expect(rows.map((row) => texts(row ?? "", "code")[0])).toEqual(storageInventory.map(({ name }) => name))
})

test.each(storageInventory.map((item) => [item.name, item]))(
  "the row of %s has its purpose, lifetime and occasion",
  (name, { purpose, lifetime, when }) => {
    const row = rows.find((each) => each?.includes(`<code>${name}</code>`))
    expect(texts(row ?? "", "td").slice(1)).toEqual([purpose, lifetime, when])
  },
)

test("every column of the cookie table has a header", () => {
  expect(texts(cookieTable, "th").slice(0, 5)).toEqual(["Name", "Kind", "What for", "How long", "Set when"])
  for (const row of rows) expect(texts(row ?? "", "td")).toHaveLength(4)
})

test("the cookie table has kinds of storage in plain English", () => {
  const kinds = new Set(rows.map((row) => texts(row ?? "", "td")[0]))
  expect(kinds).toEqual(new Set(["Local storage", "Session storage", "Cookie"]))
})
