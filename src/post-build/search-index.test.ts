import { searchIndex, sectionsOf } from "./search-index"
import { articleFixture, siteDataFixture } from "../../test/content/site-data"

test("the text before the first heading is a section without an id", () => {
  expect(sectionsOf("<p>First.</p><p>Second\n  line.</p>")).toEqual([
    { id: "", blocks: ["First.", "Second line."] },
  ])
})

/** Returns a heading as `markdown-html.ts` writes it. */
const heading = (level: number, id: string, html: string) =>
  `<div class="heading"><h${level} id="${id}" tabindex="-1">${html}</h${level}><a class="permalink" href="#${id}">#</a></div>`

test("each heading begins a section with its id, without the permalink's text", () => {
  const html = `${heading(2, "why-now", "Why <em>now</em>")}<p>Because.</p>${heading(3, "costs", "Costs")}`
  expect(sectionsOf(html)).toEqual([
    { id: "why-now", blocks: ["Why now", "Because."] },
    { id: "costs", blocks: ["Costs"] },
  ])
})

test("list items and table rows are separate blocks", () => {
  const list = "<ul><li><p>One</p></li><li>Two <strong>things</strong></li></ul>"
  const table =
    "<table><thead><tr>\n<th>Term</th>\n<th>Years</th>\n</tr></thead><tbody><tr><td>Tax</td><td>7</td></tr></tbody></table>"
  expect(sectionsOf(list + table)).toEqual([
    { id: "", blocks: ["One", "Two things", "Term · Years", "Tax · 7"] },
  ])
})

test("every article is in the index with its keywords, without what the search does not need", () => {
  const fields = { slug: "bonds", keywords: ["Security"], html: "<p>Text</p>" }
  expect(searchIndex(siteDataFixture([articleFixture(fields)]))).toEqual([
    {
      slug: "bonds",
      title: "Transit",
      day: "2025-03-04",
      date: "March 4, 2025",
      excerpt: "What a bond is.",
      tags: ["Customs"],
      keywords: ["Security"],
      sections: [{ id: "", blocks: ["Text"] }],
    },
  ])
})
