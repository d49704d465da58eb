import {
  defaultTreeAdapter,
  html as spec,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes,
} from "parse5"
import { cookieTable, cookieTableMark } from "./cookie-table"
import { slugify } from "../site/slugify"

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

export type Heading = { id: string; text: string; depth: number }

export type FinishOptions = {
  /** The page on which the headings can be linked to, where it is not the one that shows this text. */
  home?: string
  /** How many levels deeper the headings stand on the page than in the file. */
  deeper?: number
}

const textOf = (node: ParentNode): string =>
  node.childNodes
    .map((child) => ("value" in child ? child.value : "childNodes" in child ? textOf(child) : ""))
    .join("")

const elements = (node: ParentNode): Element[] =>
  node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...elements(child)] : []))

const attribute = ({ attrs }: Element, name: string) => attrs.find((attr) => attr.name === name)

const make = (tagName: string, attributes: Record<string, string>, text = ""): Element => {
  const element = defaultTreeAdapter.createElement(
    tagName,
    spec.NS.HTML,
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
  )
  if (text) defaultTreeAdapter.insertText(element, text)
  return element
}

const rename = (element: Element, tagName: string) => {
  element.tagName = element.nodeName = tagName
}

/** Puts the link beside the heading, not into it, so that the heading's accessible name is its text alone. */
const addPermalink = (heading: Element, id: string, text: string) => {
  const box = make("div", { class: "heading" })
  if (heading.parentNode) defaultTreeAdapter.insertBefore(heading.parentNode, box, heading)
  defaultTreeAdapter.detachNode(heading)
  defaultTreeAdapter.appendChild(box, heading)
  const label = { class: "permalink", href: `#${id}`, "aria-label": `Link to “${text}”` }
  defaultTreeAdapter.appendChild(box, make("a", label, "#"))
}

const finishHeadings = (fragment: ParentNode, { home, deeper = 0 }: FinishOptions): Heading[] => {
  const taken = new Set<string>()
  return elements(fragment)
    .filter(({ tagName }) => /^h[2-4]$/.test(tagName))
    .map((heading) => {
      const text = textOf(heading)
      const id = slugify(text, taken)
      const depth = Number(heading.tagName.slice(1)) + deeper
      rename(heading, `h${depth}`)
      if (!home) {
        heading.attrs.push({ name: "id", value: id }, { name: "tabindex", value: "-1" })
        addPermalink(heading, id, text)
      }
      return { id, text, depth }
    })
}

const isCell = ({ tagName }: Element) => tagName === "td" || tagName === "th"

const cellsOf = (row: Element): Element[] => elements(row).filter(isCell)

/**
 * Gives each cell what a narrow page needs to show the row as a block: the name of its column. The first cell names the row.
 */
const finishRow = (row: Element, columns: readonly string[]) => {
  cellsOf(row).forEach((cell, index) => {
    if (index === 0 && textOf(cell).trim()) {
      rename(cell, "th")
      if (!attribute(cell, "scope")) cell.attrs.push({ name: "scope", value: "row" })
    } else if (columns[index]) {
      cell.attrs.push({ name: "data-column", value: columns[index] })
    }
  })
}

/**
 * Names a table after the heading above it, and marks its row and column headers. `prose.css` shows the rows of a table as blocks
 * where its columns have no room, by the class that counts them; a table with merged cells keeps its shape.
 */
const finishTable = (table: Element, heading: string | undefined) => {
  const rows = elements(table).filter(({ tagName }) => tagName === "tr")
  const [head, ...body] = rows
  const heads = head ? cellsOf(head) : []
  if (!head || !heads.every(({ tagName }) => tagName === "th")) return
  const columns = heads.map((cell) => textOf(cell).trim())
  for (const cell of heads) {
    if (!attribute(cell, "scope")) cell.attrs.push({ name: "scope", value: "col" })
  }
  if (!attribute(table, "aria-label")) {
    table.attrs.push({ name: "aria-label", value: heading ?? columns.join(", ") })
  }
  const merged = elements(table).some((cell) => attribute(cell, "colspan") ?? attribute(cell, "rowspan"))
  if (merged || body.length === 0) return
  for (const row of body) finishRow(row, columns)
  table.attrs.push({ name: "class", value: `columns-${Math.min(columns.length, 6)}` })
}

const finishTables = (fragment: ParentNode) => {
  let heading: string | undefined
  for (const element of elements(fragment)) {
    if (/^h[1-6]$/.test(element.tagName)) heading = textOf(element)
    if (element.tagName === "table") finishTable(element, heading)
  }
}

/** A link within the text leads to the page on which its headings can be linked to. */
const leadHome = (fragment: ParentNode, home: string) => {
  for (const { attrs } of elements(fragment).filter(({ tagName }) => tagName === "a")) {
    for (const attr of attrs) {
      if (attr.name === "href" && attr.value.startsWith("#")) attr.value = `${home}${attr.value}`
    }
  }
}

/** What the owner of the site still has to write: `{{OWNER: registration number}}`. */
const gap = /\{\{OWNER:\s*([\s\S]*?)\s*\}\}/g

/** Shows the owner's gaps as such, so that a page which is not ready does not look broken. */
const markGaps = (node: ParentNode) => {
  for (const child of [...node.childNodes]) {
    if ("childNodes" in child) markGaps(child)
    if (!("value" in child) || !child.value.includes("{{OWNER:")) continue
    // An odd part is what the pattern captured.
    child.value.split(gap).forEach((part, index) => {
      const text = index % 2 === 0 ? part : `[to be added before launch: ${part}]`
      if (index % 2 === 1) {
        defaultTreeAdapter.insertBefore(node, make("mark", { class: "gap" }, text), child)
      } else if (text) defaultTreeAdapter.insertTextBefore(node, text, child)
    })
    defaultTreeAdapter.detachNode(child)
  }
}

const dropComments = (node: ParentNode) => {
  for (const child of [...node.childNodes]) {
    if (child.nodeName === "#comment") defaultTreeAdapter.detachNode(child)
    else if ("childNodes" in child) dropComments(child)
  }
}

/**
 * Makes rendered markdown ready for a page: headings that can be linked to, tables that fit a phone, the owner's gaps marked, no
 * source comments.
 */
export const finishMarkdownHtml = (
  source: string,
  options: FinishOptions = {},
): { html: string; headings: Heading[] } => {
  const fragment = parseFragment(source.replace(cookieTableMark, cookieTable()))
  dropComments(fragment)
  markGaps(fragment)
  if (options.home) leadHome(fragment, options.home)
  const headings = finishHeadings(fragment, options)
  finishTables(fragment)
  return { html: serialize(fragment), headings }
}
