import { finishMarkdownHtml } from "../gatsby/markdown-html"
import { sectionsOf } from "./search-index"

const sections = (html: string) => sectionsOf(finishMarkdownHtml(html).html)

test("the words before the first heading are a section without an id", () => {
  expect(sections("<p>First.</p><p>Second\n  line.</p>")).toEqual([
    { id: "", blocks: ["First.", "Second line."] },
  ])
})

test("each heading begins a section that has its id, and the sign of its link is no word", () => {
  expect(sections("<h2>Why <em>now</em></h2><p>Because.</p><h3>Costs</h3>")).toEqual([
    { id: "why-now", blocks: ["Why now", "Because."] },
    { id: "costs", blocks: ["Costs"] },
  ])
})

test("list items and table rows are blocks of their own", () => {
  const list = "<ul><li><p>One</p></li><li>Two <strong>things</strong></li></ul>"
  const table =
    "<table><thead><tr>\n<th>Term</th>\n<th>Years</th>\n</tr></thead><tbody><tr><td>Tax</td><td>7</td></tr></tbody></table>"
  expect(sections(list + table)).toEqual([
    { id: "", blocks: ["One", "Two things", "Term · Years", "Tax · 7"] },
  ])
})

test("a text without words has no section", () => {
  expect(sections("<p> </p>")).toEqual([])
})
