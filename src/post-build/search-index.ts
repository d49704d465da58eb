import { load } from "cheerio"
import type { IndexedArticle, IndexedSection } from "../search/match-words"
import type { SiteData } from "./site-data"

const blocks = "h1, h2, h3, h4, h5, h6, p, li, tr, pre, dt, dd, figcaption"

/**
 * Returns the text of an article's HTML by section and block, with single spaces and without word joiners. A block within a block, such as the
 * paragraph of a list item, is part of the outer one.
 */
export const sectionsOf = (html: string): IndexedSection[] => {
  const $ = load(html, null, false)
  $(".permalink").remove()
  for (const row of $("tr").toArray()) {
    const cells = Array.from($(row).children(), (cell) => $(cell).text().trim())
    $(row).text(cells.filter(Boolean).join(" · "))
  }
  let section = { id: "", blocks: [] as string[] }
  const sections = [section]
  for (const element of $(blocks).toArray()) {
    const block = $(element)
    if (block.parents(blocks).length > 0) continue
    const id = block.attr("id")
    if (/^h\d/.test(element.tagName) && id) sections.push((section = { id, blocks: [] }))
    const text = block.text().replaceAll("\u2060", "").replace(/\s+/g, " ").trim()
    if (text) section.blocks.push(text)
  }
  return sections.filter((each) => each.blocks.length > 0)
}

/** Returns the search index of the Knowledge Hub: every published article with its text, newest first. */
export const searchIndex = ({ allArticle }: SiteData): IndexedArticle[] =>
  allArticle.nodes.map(({ slug, title, date, longDate, excerpt, tags, keywords, html }) => ({
    slug,
    title,
    day: date,
    date: longDate,
    excerpt,
    tags,
    keywords,
    sections: sectionsOf(html),
  }))
