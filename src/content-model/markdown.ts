import remark from "remark"
import footnotes from "remark-footnotes"
import gfm from "remark-gfm"
import { bracedWord, fillAddress, type TokenValues } from "./tokens"

/** A node of remark's syntax tree. */
type TreeNode = {
  type: string
  value?: string
  alt?: string | null
  url?: string
  depth?: number
  identifier?: string
  children?: TreeNode[]
  position?: { start: { offset?: number }; end: { offset?: number } } | undefined
}

/** A node with the start and the end of its source, or of its parent's, in UTF-16 code units, and the node in which it is. */
export type MarkdownNode = TreeNode & { from: number; to: number; parent: MarkdownNode | undefined }

/** The parser and extensions of gatsby-transformer-remark, so that the check sees what pages show. */
const parser = remark().use(gfm, { singleTilde: false }).use(footnotes, { inlineNotes: true })

/** Parses a markdown text into the nodes of its syntax tree, in document order. */
export const parseMarkdown = (markdown: string): MarkdownNode[] => {
  const nodes: MarkdownNode[] = []
  const add = (node: TreeNode, parent?: MarkdownNode) => {
    const position = node.position ?? parent?.position
    const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
    const placed = Object.assign(node, { position, from, to, parent })
    nodes.push(placed)
    node.children?.forEach((child) => add(child, placed))
  }
  add(parser.parse(markdown) as TreeNode)
  return nodes
}

/** Returns the text of a node without HTML; for a picture its alternative text. */
export const textOf = (node: TreeNode): string =>
  node.type === "html" ? "" : (node.value ?? node.alt ?? (node.children ?? []).map(textOf).join(""))

export const blank = (text: string): string => text.replace(/[^\n]/g, " ")

/** Returns a text with spaces in place of its comments, so that offsets do not change. */
export const withoutComments = (text: string): string => text.replace(/<!--[\s\S]*?-->/g, blank)

/** Returns the start and the end of the address of a link or picture; undefined if the text has it in another form. */
const addressRange = (
  markdown: string,
  { url, from, to }: MarkdownNode,
): [from: number, to: number] | undefined => {
  const at = url ? markdown.slice(from, to).lastIndexOf(url) : -1
  return url && at >= 0 ? [from + at, from + at + url.length] : undefined
}

const escapeMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, "\\$&")

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const isWebOrEmailAddress = (value: string) => /^https:\/\/\S+$|^[^\s@]+@[^\s@]+$/.test(value)

/** Returns the parts of a text in which token values are written differently from plain text, outer ones first. */
const contextsOf = (markdown: string) =>
  parseMarkdown(markdown).flatMap((node) => {
    const { type, from, to } = node
    const address = addressRange(markdown, node)
    return [
      ...(["code", "inlineCode", "html", "link"].includes(type) ? [{ type, from, to }] : []),
      ...(address ? [{ type: "address", from: address[0], to: address[1] }] : []),
    ]
  })

/**
 * Replaces the tokens of a markdown text with their values, escaped so that pages show them as written. An
 * email or web address becomes a link, unless it is part of one. Tokens in code are unchanged.
 */
export const fillMarkdown = (markdown: string, tokenValues: TokenValues): string => {
  if (![...markdown.matchAll(bracedWord)].some(([, name = ""]) => name in tokenValues)) return markdown
  const contexts = contextsOf(markdown)
  return markdown.replace(bracedWord, (token, name: string, at: number) => {
    const value = tokenValues[name]
    const { type, from = 0 } = contexts.findLast((each) => at >= each.from && at < each.to) ?? {}
    if (value === undefined || type === "code" || type === "inlineCode") return token
    if (type === "html") return escapeHtml(value)
    if (type === "address") {
      const before = markdown.slice(from, at)
      return fillAddress(`${before}${token}`, tokenValues).slice(fillAddress(before, tokenValues).length)
    }
    if (type === "link" || !isWebOrEmailAddress(value)) return escapeMarkdown(value)
    const isBracketed = markdown[at - 1] === "<" && markdown[at + token.length] === ">"
    return isBracketed ? value : `<${value}>`
  })
}
