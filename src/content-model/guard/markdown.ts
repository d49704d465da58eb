import remark from "remark"
import footnotes from "remark-footnotes"
import gfm from "remark-gfm"
import { skim } from "./skim"

/** One thing in a markdown text that the guard looks at, with its place in the text. */
export type Part = {
  type: "heading" | "link" | "image" | "html"
  offset: number
  /** The words of a heading or link, or the alternative of a picture; of HTML its source. */
  text: string
  /** Where a link or picture leads. */
  url: string
  /** The level of a heading. */
  depth: number
}

type MarkdownNode = {
  type: string
  value?: string
  alt?: string | null
  url?: string
  depth?: number
  children?: MarkdownNode[]
  position?: { start: { offset?: number }; end: { offset?: number } }
}

/** The parser of gatsby-transformer-remark with the same extensions, so that the guard sees what the page will show. */
const parser = remark().use(gfm).use(footnotes, { inlineNotes: true })

const textOf = (node: MarkdownNode): string =>
  node.type === "html" ? "" : (node.value ?? node.alt ?? (node.children ?? []).map(textOf).join(""))

const isPicture = /\.(png|jpe?g|webp|avif|gif|svg)$/i

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

/** Finds headings, links, pictures and HTML (but for comments) in a markdown text, in the order in which they stand. */
export const partsOf = (markdown: string): Part[] => {
  const { short, originalOffset } = skim(markdown)
  const parts: Part[] = []
  const visit = (node: MarkdownNode) => {
    const named = node.type === "definition" && isPicture.test(node.url ?? "")
    const type = named ? "image" : kinds[node.type]
    if (type && !isComment(node)) {
      const offset = originalOffset(node.position?.start.offset ?? 0)
      const end = originalOffset(node.position?.end.offset ?? 0)
      const text = named ? "named below" : type === "html" ? markdown.slice(offset, end) : textOf(node)
      parts.push({ type, offset, text, url: node.url ?? "", depth: node.depth ?? 0 })
    }
    node.children?.forEach(visit)
  }
  visit(parser.parse(short) as MarkdownNode)
  return parts
}
