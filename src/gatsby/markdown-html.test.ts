import { finishMarkdownHtml } from "./markdown-html"

const html = (...args: Parameters<typeof finishMarkdownHtml>) => finishMarkdownHtml(...args).html

test("a heading has an id and can be focused, and its permalink is beside it, not in it", () => {
  expect(html("<h2>When the check runs</h2>")).toBe(
    '<div class="heading"><h2 id="when-the-check-runs" tabindex="-1">When the check runs</h2>' +
      '<a class="permalink" href="#when-the-check-runs" aria-label="Link to “When the check runs”">#</a></div>',
  )
})

test("headings with the same text have different ids", () => {
  const { headings } = finishMarkdownHtml("<h2>Costs</h2><h3>Costs</h3><h2>Costs</h2>")
  expect(headings.map(({ id }) => id)).toEqual(["costs", "costs-2", "costs-3"])
})

test("no heading has an id that the page itself uses", () => {
  const { headings } = finishMarkdownHtml("<h2>Menu</h2><h3>Main</h3><h2>Gatsby announcer</h2>")
  expect(headings.map(({ id }) => id)).toEqual(["menu-2", "main-2", "gatsby-announcer-2"])
})

const back = '<a href="#fnref-1" class="footnote-backref">↩</a>'

/** A text with one footnote, as gatsby-transformer-remark renders it the second time. */
const footnote = (reference: string) =>
  `<p>Four${reference}${reference}</p><li id="fn-1">Pages${back}${back}</li>`
const reference = (id: string, href: string) => `<sup${id}><a href="${href}" class="footnote-ref">1</a></sup>`

test("only the first of two references to a footnote has the id, and the footnote has one link back", () => {
  const first = reference(' id="fnref-1"', "#fn-1")
  const { html: shown, headings } = finishMarkdownHtml(`<h2>Fn 1</h2>${footnote(first)}`)
  expect(shown).toContain(`<p>Four${first}${reference("", "#fn-1")}</p><li id="fn-1">Pages${back}</li>`)
  // No heading has the id of a footnote.
  expect(headings[0]?.id).toBe("fn-1-2")
})

test("a reference to a footnote shows the number of the note in the list, not its label", () => {
  const note = (name: string) => `<li id="fn-${name}">Pages</li>`
  const link = (name: string, shown: string) => `<a href="#fn-${name}" class="footnote-ref">${shown}</a>`
  const nested = '<li id="fn-2">Pages<ul><li>One</li></ul></li>'
  const list = `<div class="footnotes"><ol>${nested}${note("källa")}</ol></div>`
  const shown = html(`<p>${link("2", "2")} ${link("källa", "källa")} ${link("2", "2")}</p>${list}`)
  expect(shown).toContain(`<p>${link("2", "1")} ${link("källa", "2")} ${link("2", "1")}</p>`)
})

test("on a page with other texts, ids begin with a prefix", () => {
  const shown = html(`<h2>Costs</h2>${footnote(reference(' id="fnref-1"', "#fn-1"))}`, { idPrefix: "roi_" })
  expect(shown.match(/(?:id|href)="[^"]*"/g)).toEqual([
    ...['id="roi_costs"', 'href="#roi_costs"', 'id="roi_fnref-1"', 'href="#roi_fn-1"'],
    ...['href="#roi_fn-1"', 'id="roi_fn-1"', 'href="#roi_fnref-1"'],
  ])
})

test("a heading without letters or digits still has an id", () => {
  const { headings } = finishMarkdownHtml("<h2>???</h2><h2>…</h2>")
  expect(headings.map(({ id }) => id)).toEqual(["section", "section-2"])
})

test("the text of a heading has no markup and no footnote", () => {
  const note = reference("", "#fn-1")
  const { headings } = finishMarkdownHtml(`<h2>The <em>first</em> <code>week</code>${note}</h2>`)
  expect(headings).toEqual([{ id: "the-first-week", text: "The first week", depth: 2 }])
})

test("headings can be moved to deeper levels", () => {
  const { html: shown, headings } = finishMarkdownHtml("<h2>One</h2><h3>Two</h3>", { headingOffset: 1 })
  expect(shown.match(/<h\d/g)).toEqual(["<h3", "<h4"])
  expect(headings.map(({ depth }) => depth)).toEqual([3, 4])
})

test("on a page with other texts, links within the text lead to its own headings, which have no permalinks", () => {
  const text = '<a href="#costs">x</a><a href="/blog#a">y</a><h2>Costs</h2><h2>Other</h2>'
  expect(html(text, { embedded: true, idPrefix: "roi_" })).toBe(
    '<a href="#roi_costs">x</a><a href="/blog#a">y</a><h2 id="roi_costs" tabindex="-1">Costs</h2><h2>Other</h2>',
  )
})

const table = (head: string[], ...rows: string[][]) => {
  const row = (tag: string, cells: string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`
  const body = rows.map((cells) => row("td", cells)).join("")
  return `<table><thead>${row("th", head)}</thead><tbody>${body}</tbody></table>`
}

test("a table has a class with the number of columns and is not in the tab order", () => {
  const shown = html(table(["Term", "Years", "Why"], ["Client data", "7", "Tax"]))
  expect(shown).toMatch(/^<table [^>]*class="columns-3"/)
  expect(shown).not.toContain("tabindex")
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

test("column headers have a scope, and the first cell of a row is its header", () => {
  const shown = html(table(["Term", "Years"], ["Client data", "7"]))
  expect(shown).toContain('<th scope="col">Term</th><th scope="col">Years</th>')
  expect(shown).toContain('<tr><th scope="row">Client data</th><td data-column="Years">7</td></tr>')
})

test("an empty first cell is not a row header", () => {
  expect(html(table(["Term", "Years"], ["", "7"]))).toContain('<td data-column="Term"></td>')
})

test("a table with merged cells has no class", () => {
  const merged = '<table><tbody><tr><th>A</th><th>B</th></tr><tr><td colspan="2">1</td></tr></tbody></table>'
  expect(html(merged)).not.toContain("class=")
})

test("a column that Markdown aligns to the right has a class, and no deprecated attribute", () => {
  const table =
    '<table><thead><tr><th align="left">Gain</th><th align="right">Result</th></tr></thead>' +
    '<tbody><tr><td align="left">Labour</td><td align="right">54,000</td></tr></tbody></table>'
  expect(html(table)).not.toContain("align")
  expect(html(table).match(/class="number"/g)).toHaveLength(2)
})

test("a picture with a caption has no empty paragraphs around it", () => {
  expect(html("<p><figure>Routes</figure></p><p>Words</p>")).toBe("<figure>Routes</figure><p>Words</p>")
})

test("a placeholder is marked as missing, without braces", () => {
  expect(html("<p>No. {{OWNER: registration number}}, and {{OWNER:\nthe &amp; name}}.</p>")).toBe(
    '<p>No. <mark class="gap">[to be added before launch: registration number]</mark>, and ' +
      '<mark class="gap">[to be added before launch: the &amp; name]</mark>.</p>',
  )
})

test("the boxes of a list are characters, not form controls without a label", () => {
  const item = (checked: string) => `<li><input type="checkbox"${checked} disabled> Words</li>`
  const { html } = finishMarkdownHtml(`<ul>${item("")}${item(" checked")}</ul>`)
  expect(html).toBe("<ul><li>☐ Words</li><li>☑ Words</li></ul>")
})

test("comments are removed at every level", () => {
  expect(html("<!-- facts: G1 --><ul><li>One<!-- check --></li></ul>")).toBe("<ul><li>One</li></ul>")
})
