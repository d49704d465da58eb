import remark from "remark"
import footnotes from "remark-footnotes"
import gfm from "remark-gfm"

/** A node of remark's syntax tree. */
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

/** A heading, link, picture or HTML tag in a markdown text. */
export type Part = {
  type: "heading" | "link" | "image" | "html"
  offset: number
  /** The text of a heading or link, the alternative text of a picture, or the source of HTML. */
  text: string
  /** The target of a link or picture. */
  url: string
  /** The level of a heading. */
  depth: number
  /** The source of the part. */
  written: string
}

export type Markdown = { tree: MarkdownNode; parts: Part[] }

/** The parser of gatsby-transformer-remark with the same extensions, so that the check sees what pages show. */
const parser = remark().use(gfm).use(footnotes, { inlineNotes: true })

/** Returns the offsets in the text at which a node starts and ends. */
export const rangeOf = ({ position }: MarkdownNode): [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

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

/** Parses a markdown text and lists its headings, links, pictures and HTML, except comments, in document order. */
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
