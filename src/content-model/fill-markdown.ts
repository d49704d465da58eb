import { addressRange, parseMarkdown, rangeOf, walk, type Range } from "./validate/text/markdown"
import { bracedWord, fillAddress, type Facts } from "./tokens"

const escapeMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, "\\$&")

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const isAddress = (fact: string) => /^https:\/\/\S+$|^[^\s@]+@[^\s@]+$/.test(fact)

type Kind = "code" | "html" | "address" | "link"

const kinds: Partial<Record<string, Kind>> = {
  code: "code",
  inlineCode: "code",
  html: "html",
  link: "link",
}

/** The ranges of a text in which a fact is written in another way than in a sentence. */
const rangesOf = (markdown: string): Record<Kind, Range[]> => {
  const ranges: Record<Kind, Range[]> = { code: [], html: [], address: [], link: [] }
  walk(parseMarkdown(markdown).tree, (node) => {
    const kind = kinds[node.type]
    if (kind) ranges[kind].push(rangeOf(node))
    const address = addressRange(markdown, node)
    if (address) ranges.address.push(address)
  })
  return ranges
}

/**
 * Replaces the tokens of a markdown text by their facts, so that the facts are shown as they are, whatever signs they
 * have. An email or web address becomes a link, unless it already belongs to one. Code stays as it is.
 */
export const fillMarkdown = (markdown: string, facts: Facts): string => {
  if (![...markdown.matchAll(bracedWord)].some(([, name = ""]) => name in facts)) return markdown
  const ranges = rangesOf(markdown)
  const isIn = (kind: Kind, at: number) => ranges[kind].some(([from, to]) => at >= from && at < to)
  return markdown.replace(bracedWord, (token, name: string, at: number) => {
    const fact = facts[name]
    if (fact === undefined || isIn("code", at)) return token
    if (isIn("html", at)) return escapeHtml(fact)
    const address = ranges.address.find(([from, to]) => at >= from && at < to)
    if (address) {
      const before = markdown.slice(address[0], at)
      return fillAddress(`${before}${token}`, facts).slice(fillAddress(before, facts).length)
    }
    if (!isAddress(fact) || isIn("link", at)) return escapeMarkdown(fact)
    const isBracketed = markdown[at - 1] === "<" && markdown[at + token.length] === ">"
    return isBracketed ? fact : `<${fact}>`
  })
}
