import {
  defaultTreeAdapter,
  html as spec,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes,
} from "parse5"
import { cookieTable, cookieTableMark } from "./cookie-table"
import { slugify } from "../content-model/slugify"

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

const make = (tagName: string, attributes: Record<string, string>): Element =>
  defaultTreeAdapter.createElement(
    tagName,
    spec.NS.HTML,
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
  )

const addPermalinks = (fragment: ParentNode, { home, deeper = 0 }: FinishOptions): Heading[] => {
  const taken = new Set<string>()
  return elements(fragment)
    .filter(({ tagName }) => /^h[2-4]$/.test(tagName))
    .map((heading) => {
      const text = textOf(heading)
      const id = slugify(text, taken)
      const depth = Number(heading.tagName.slice(1)) + deeper
      heading.tagName = heading.nodeName = `h${depth}`
      if (!home) heading.attrs.push({ name: "id", value: id }, { name: "tabindex", value: "-1" })
      const permalink = make("a", {
        class: "permalink",
        href: `${home ?? ""}#${id}`,
        "aria-label": `Link to “${text}”`,
      })
      defaultTreeAdapter.insertText(permalink, "#")
      defaultTreeAdapter.appendChild(heading, permalink)
      return { id, text, depth }
    })
}

/** A wide table scrolls in a box of its own, which the keyboard can reach, and the page does not. */
const wrapTables = (fragment: ParentNode) => {
  for (const table of elements(fragment).filter(({ tagName }) => tagName === "table")) {
    const caption = elements(table)
      .filter(({ tagName }) => tagName === "th")
      .map(textOf)
      .join(", ")
    const box = make("div", {
      class: "table-scroll",
      role: "region",
      tabindex: "0",
      "aria-label": `Table: ${caption}`,
    })
    defaultTreeAdapter.insertBefore(table.parentNode ?? fragment, box, table)
    defaultTreeAdapter.detachNode(table)
    defaultTreeAdapter.appendChild(box, table)
    for (const cell of elements(table).filter(({ tagName }) => tagName === "th")) {
      if (!cell.attrs.some(({ name }) => name === "scope")) cell.attrs.push({ name: "scope", value: "col" })
    }
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

const dropComments = (node: ParentNode) => {
  for (const child of [...node.childNodes]) {
    if (child.nodeName === "#comment") defaultTreeAdapter.detachNode(child)
    else if ("childNodes" in child) dropComments(child)
  }
}

/** Makes rendered markdown ready for a page: headings that can be linked to, tables that scroll, no source comments. */
export const finishHtml = (
  source: string,
  options: FinishOptions = {},
): { html: string; headings: Heading[] } => {
  const fragment = parseFragment(source.replace(cookieTableMark, cookieTable()))
  dropComments(fragment)
  if (options.home) leadHome(fragment, options.home)
  const headings = addPermalinks(fragment, options)
  wrapTables(fragment)
  return { html: serialize(fragment), headings }
}
