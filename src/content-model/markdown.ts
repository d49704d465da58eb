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
  /** The markdown source of the part. */
  written: string
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
  imageReference: "image",
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
    const written = markdown.slice(offset, end)
    const text = node.type === "definition" ? "named below" : type === "html" ? written : textOf(node)
    parts.push({ type, offset, text, url: node.url ?? "", depth: node.depth ?? 0, written })
  })
  return { tree, parts }
}

const escapeMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, "\\$&")

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const isWebOrEmailAddress = (value: string) => /^https:\/\/\S+$|^[^\s@]+@[^\s@]+$/.test(value)

type Context = "code" | "html" | "address" | "link"

const contexts: Partial<Record<string, Context>> = {
  code: "code",
  inlineCode: "code",
  html: "html",
  link: "link",
}

/** Returns the ranges of a text in which token values are written differently from plain text. */
const rangesOf = (markdown: string): Record<Context, Range[]> => {
  const ranges: Record<Context, Range[]> = { code: [], html: [], address: [], link: [] }
  walk(parseMarkdown(markdown).tree, (node) => {
    const context = contexts[node.type]
    if (context) ranges[context].push(rangeOf(node))
    const address = addressRange(markdown, node)
    if (address) ranges.address.push(address)
  })
  return ranges
}

/**
 * Replaces the tokens of a markdown text with their values, escaped so that pages show them as written. An
 * email or web address becomes a link, unless it is part of one. Tokens in code are unchanged.
 */
export const fillMarkdown = (markdown: string, tokenValues: TokenValues): string => {
  if (![...markdown.matchAll(bracedWord)].some(([, name = ""]) => name in tokenValues)) return markdown
  const ranges = rangesOf(markdown)
  const isIn = (context: Context, at: number) => ranges[context].some(([from, to]) => at >= from && at < to)
  return markdown.replace(bracedWord, (token, name: string, at: number) => {
    const value = tokenValues[name]
    if (value === undefined || isIn("code", at)) return token
    if (isIn("html", at)) return escapeHtml(value)
    const address = ranges.address.find(([from, to]) => at >= from && at < to)
    if (address) {
      const before = markdown.slice(address[0], at)
      return fillAddress(`${before}${token}`, tokenValues).slice(fillAddress(before, tokenValues).length)
    }
    if (!isWebOrEmailAddress(value) || isIn("link", at)) return escapeMarkdown(value)
    const isBracketed = markdown[at - 1] === "<" && markdown[at + token.length] === ">"
    return isBracketed ? value : `<${value}>`
  })
}
