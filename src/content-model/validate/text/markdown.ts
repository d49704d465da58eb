import remark from "remark"
import footnotes from "remark-footnotes"
import gfm from "remark-gfm"

/** A node of the parsed text, as remark gives it. */
export type MarkdownNode = {
  type: string
  value?: string
  alt?: string | null
  url?: string
  depth?: number
  identifier?: string
  children?: MarkdownNode[]
  position?: { start: { offset?: number }; end: { offset?: number } }
}

/** One thing in a markdown text that the check looks at, with its place in the text. */
export type Part = {
  type: "heading" | "link" | "image" | "html"
  offset: number
  /** The words of a heading or link, or the alternative of a picture; of HTML its source. */
  text: string
  /** Where a link or picture leads. */
  url: string
  /** The level of a heading. */
  depth: number
  /** The source of the part. */
  written: string
}

export type Markdown = { tree: MarkdownNode; parts: Part[] }

/** The parser of gatsby-transformer-remark with the same extensions, so that the check sees what the page will show. */
const parser = remark().use(gfm).use(footnotes, { inlineNotes: true })

/** Where something starts in the text, and where it ends. */
export type Range = [number, number]

/** Where a node starts and ends in the text. */
export const rangeOf = ({ position }: MarkdownNode): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

/** Where the address of a link or picture is in the text; undefined where it is written in another way. */
export const addressRange = (markdown: string, node: MarkdownNode): Range | undefined => {
  if (!node.url) return undefined
  const [from, to] = rangeOf(node)
  const at = markdown.slice(from, to).lastIndexOf(node.url)
  return at < 0 ? undefined : [from + at, from + at + node.url.length]
}

/** Calls `visit` for each node of a tree, parents first. */
export const walk = (
  node: MarkdownNode,
  visit: (node: MarkdownNode, parent?: MarkdownNode) => void,
  parent?: MarkdownNode,
): void => {
  visit(node, parent)
  for (const child of node.children ?? []) walk(child, visit, node)
}

const textOf = (node: MarkdownNode): string =>
  node.type === "html" ? "" : (node.value ?? node.alt ?? (node.children ?? []).map(textOf).join(""))

const kinds: Record<string, Part["type"]> = {
  heading: "heading",
  link: "link",
  definition: "link",
  image: "image",
  imageReference: "image",
  html: "html",
}

const isComment = ({ type, value = "" }: MarkdownNode) =>
  type === "html" && /^<!--(?!-?>)(?:(?!-->)[\s\S])*-->$/.test(value.trim())

/** Parses a markdown text and lists its headings, links, pictures and HTML (but for comments) in the order of the text. */
export const parseMarkdown = (markdown: string): Markdown => {
  const tree = parser.parse(markdown) as MarkdownNode
  const parts: Part[] = []
  const pictures = new Set<string | undefined>()
  walk(tree, ({ type, identifier }) => type === "imageReference" && pictures.add(identifier))
  walk(tree, (node) => {
    const named = node.type === "definition" && pictures.has(node.identifier)
    const type = named ? "image" : kinds[node.type]
    if (!type || isComment(node)) return
    const [offset, end] = rangeOf(node)
    const written = markdown.slice(offset, end)
    const text = node.type === "definition" ? "named below" : type === "html" ? written : textOf(node)
    parts.push({ type, offset, text, url: node.url ?? "", depth: node.depth ?? 0, written })
  })
  return { tree, parts }
}
