import { load, type Cheerio, type CheerioAPI, type Element } from "cheerio"
import { slugify } from "../site/slugify"

type Heading = { id: string; text: string; depth: number }

export type FinishOptions = {
  /** True if the text has its own page, too: here its links to its own anchors stay, and headings have no permalinks. */
  embedded?: boolean
  /** Added to the ids, if the page has other texts. */
  idPrefix?: string
  /** Added to the level of each heading. */
  headingOffset?: number
}

const headings = "h1, h2, h3, h4, h5, h6"

/**
 * Makes the ids of footnotes unique. A second reference to a footnote has none: the footnote leads to the first one. Remark
 * adds the link back to the syntax tree, so a text that is rendered twice has two.
 */
const finishFootnotes = ($: CheerioAPI, idPrefix: string) => {
  const taken = new Set<string>()
  for (const element of $("[id]").toArray()) {
    const id = `${idPrefix}${element.attribs["id"]}`
    if (taken.has(id)) $(element).removeAttr("id")
    else $(element).attr("id", id)
    taken.add(id)
  }
  $(".footnote-backref ~ .footnote-backref").remove()
  // Remark shows the label of a reference, and numbers the notes in the order of their first references.
  $(".footnotes > ol > li").each((index, note) => {
    const address = `#${(note.attribs["id"] ?? "").slice(idPrefix.length)}`
    $(".footnote-ref")
      .filter((_, reference) => reference.attribs["href"] === address)
      .text(String(index + 1))
  })
  $(".footnote-ref, .footnote-backref").attr("href", (_, href) => href.replace("#", `#${idPrefix}`))
}

/** Adds the prefix of the ids to the links within the text, as to those of the footnotes. */
const prefixAnchors = ($: CheerioAPI, idPrefix: string) => {
  $('a[href^="#"]:not(.footnote-ref, .footnote-backref)').attr("href", (_, href) =>
    href.replace("#", `#${idPrefix}`),
  )
}

/** Returns the text of a heading without the numbers of its footnotes. */
const headingText = (heading: Cheerio<Element>): string => {
  const copy = heading.clone()
  copy.find(".footnote-ref").remove()
  return copy.text()
}

/**
 * Gives each heading an id and a permalink, which is not in the heading's accessible name. In an embedded text, only
 * headings to which it links itself have an id.
 */
const finishHeadings = ($: CheerioAPI, options: FinishOptions): Heading[] => {
  const { embedded = false, idPrefix = "", headingOffset = 0 } = options
  const taken = new Set(Array.from($("[id]"), ({ attribs }) => attribs["id"] ?? ""))
  return Array.from($("h2, h3, h4"), (element) => {
    const heading = $(element)
    const text = headingText(heading)
    const id = idPrefix + slugify(text, taken)
    const depth = Number(element.tagName.slice(1)) + headingOffset
    element.tagName = `h${depth}`
    if (!embedded || $(`a[href="#${id}"]`).length > 0) heading.attr({ id, tabindex: "-1" })
    if (!embedded) {
      const link = { class: "permalink", href: `#${id}`, "aria-label": `Link to “${text}”` }
      heading.wrap('<div class="heading"></div>').after($("<a>").attr(link).text("#"))
    }
    return { id, text, depth }
  })
}

/** Makes the first cell of a row its header, and gives the others the name of their column, which narrow pages show. */
const finishRow = ($: CheerioAPI, row: Element, columns: readonly string[]) => {
  $(row)
    .find("td, th")
    .each((index, element) => {
      const cell = $(element)
      const column = columns[index]
      if (index === 0 && cell.text().trim()) {
        element.tagName = "th"
        if (cell.attr("scope") === undefined) cell.attr("scope", "row")
      } else if (column) cell.attr("data-column", column)
    })
}

/**
 * Names a table after the heading above it, and marks its row and column headers. If the columns do not fit,
 * `prose.css` shows the rows as blocks; the class has the number of columns. A table with merged cells is always shown
 * as a table.
 */
const finishTable = ($: CheerioAPI, table: Cheerio<Element>, heading: string | undefined) => {
  const [head, ...body] = table.find("tr").toArray()
  const headers = $(head).find("td, th")
  if (headers.is("td") || head === undefined) return
  const columns = Array.from(headers, (header) => $(header).text().trim())
  headers.not("[scope]").attr("scope", "col")
  if (table.attr("aria-label") === undefined) table.attr("aria-label", heading ?? columns.join(", "))
  if (table.find("[colspan], [rowspan]").length > 0 || body.length === 0) return
  for (const row of body) finishRow($, row, columns)
  table.attr("class", `columns-${Math.min(columns.length, 6)}`)
}

/** Shows the boxes of a list as characters: a form control that nobody can use needs a label. */
const finishBoxes = ($: CheerioAPI) => {
  $("li input").replaceWith((_, box) => ($(box).is("[checked]") ? "☑" : "☐"))
}

const finishTables = ($: CheerioAPI) => {
  // HTML has deprecated the attribute that Markdown's "---:" becomes.
  $(":is(th, td)[align=right]").addClass("number")
  $(":is(th, td)[align]").removeAttr("align")
  let heading: string | undefined
  for (const element of $(`${headings}, table`).toArray()) {
    if (element.tagName === "table") finishTable($, $(element), heading)
    else heading = headingText($(element))
  }
}

/** Matches a placeholder for what the owner of the site must add: `{{OWNER: registration number}}`. */
const placeholder = /\{\{OWNER:\s*([\s\S]*?)\s*\}\}/g

// Values of DOM's Node.nodeType.
const [textNode, commentNode] = [3, 8] as const

/** Removes comments and marks placeholders. */
const finishTexts = ($: CheerioAPI) => {
  for (const node of $.root().add("*").contents().toArray()) {
    if (node.nodeType === commentNode) $(node).remove()
    else if (node.nodeType === textNode && node.data.includes("{{OWNER:")) {
      const mark = '<mark class="gap">[to be added before launch: $1]</mark>'
      $(node).replaceWith($.html(node).replace(placeholder, mark))
    }
  }
}

/**
 * Prepares rendered markdown for a page: makes headings linkable and tables fit phones, marks placeholders and removes
 * comments.
 */
export const finishMarkdownHtml = (
  source: string,
  options: FinishOptions = {},
): { html: string; headings: Heading[] } => {
  const $ = load(source, null, false)
  // A figure ends the paragraph into which Markdown puts a picture.
  $("p:empty").remove()
  finishTexts($)
  finishFootnotes($, options.idPrefix ?? "")
  if (options.embedded) prefixAnchors($, options.idPrefix ?? "")
  const found = finishHeadings($, options)
  finishTables($)
  finishBoxes($)
  return { html: $.html(), headings: found }
}
