import { parseTree } from "./markdown-parser"
import { bracedWord, fillAddress, type TokenValues } from "./tokens"

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
  /** The text of a heading or link, the alternative text of a picture, the source of HTML, or "named below". */
  text: string
  /** The target of a link or picture. */
  url: string
  /** The level of a heading. */
  depth: number
}

export type Markdown = { tree: MarkdownNode; parts: Part[] }

/** The start (inclusive) and the end (exclusive) of something, as offsets in UTF-16 code units. */
export type Range = [number, number]

/** Returns the range of a node in the text. */
export const rangeOf = ({ position }: MarkdownNode): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

/**
 * Returns the range of the address of a link or picture; undefined if the address is written differently in the text.
 */
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
  html: "html",
}

const isComment = ({ type, value = "" }: MarkdownNode) =>
  type === "html" && /^<!--(?!-?>)(?:(?!-->)[\s\S])*-->$/.test(value.trim())

/** Parses a markdown text and lists its headings, links, pictures and HTML, except comments, in document order. */
export const parseMarkdown = (markdown: string): Markdown => {
  const tree = parseTree(markdown) as MarkdownNode
  const parts: Part[] = []
  const pictures = new Set<string | undefined>()
  walk(tree, ({ type, identifier }) => type === "imageReference" && pictures.add(identifier))
  walk(tree, (node) => {
    const named = node.type === "definition" && pictures.has(node.identifier)
    const type = named ? "image" : kinds[node.type]
    if (!type || isComment(node)) return
    const [offset, end] = rangeOf(node)
    const isHtml = type === "html"
    const text =
      node.type === "definition" ? "named below" : isHtml ? markdown.slice(offset, end) : textOf(node)
    parts.push({ type, offset, text, url: node.url ?? "", depth: node.depth ?? 0 })
  })
  return { tree, parts }
}

const escapeMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, "\\$&")

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const isWebOrEmailAddress = (value: string) => /^https:\/\/\S+$|^[^\s@]+@[^\s@]+$/.test(value)

type Context = { type: string; from: number; to: number }

/** Returns the parts of a text in which token values are written differently from plain text, outer ones first. */
const contextsOf = (markdown: string): Context[] => {
  const contexts: Context[] = []
  const add = (type: string, [from, to]: Range) => contexts.push({ type, from, to })
  walk(parseMarkdown(markdown).tree, (node) => {
    if (["code", "inlineCode", "html", "link"].includes(node.type)) add(node.type, rangeOf(node))
    const address = addressRange(markdown, node)
    if (address) add("address", address)
  })
  return contexts
}

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
