import { isScalar, visit } from "yaml"
import type { ContentFile } from "../content-file"
import { addressRange, rangeOf, walk, type MarkdownNode, type Part, type Range } from "../markdown"

/** Replaces everything except line breaks with spaces, so that offsets and lines do not change. */
export const blank = (text: string): string => text.replace(/[^\n]/g, " ")

/** Blanks out ranges of a text, which may overlap. */
export const blankRanges = (text: string, ranges: readonly Range[]): string => {
  const pieces: string[] = []
  let at = 0
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    if (to <= at) continue
    const start = Math.max(at, from)
    pieces.push(text.slice(at, start), blank(text.slice(start, to)))
    at = to
  }
  return [...pieces, text.slice(at)].join("")
}

/** Blanks out HTML comments. */
export const withoutComments = (text: string): string => text.replace(/<!--[\s\S]*?-->/g, blank)

/** Blanks out code between lines of ``` or ~~~. */
export const withoutFences = (text: string): string =>
  text.replace(/^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1[`~]*[ \t]*$/gm, blank)

/** Fields that readers do not see as text: addresses, file names and notes for editors. */
const addresses = ["href", "src", "url", "securitySection", "claimsOk"]

/** Blanks out code and addresses. */
const withoutCode = (body: string, tree: MarkdownNode): string => {
  const hidden: Range[] = []
  walk(tree, (node) => {
    if (["code", "inlineCode", "definition"].includes(node.type)) hidden.push(rangeOf(node))
    const address = addressRange(body, node)
    if (address) hidden.push(address)
  })
  return blankRanges(body, hidden)
}

/**
 * Returns the text of a file in which everything that readers do not see as text is blanked out: comments, field names,
 * addresses and code. Offsets do not change.
 */
export const visibleText = (source: ContentFile, tree?: MarkdownNode): string => {
  const { text, document, yaml, yamlStart, body, bodyStart } = source
  const fields = blank(text.slice(0, bodyStart)).split("")
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && addresses.includes(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (key, node) => {
      if (key === "key" || !isScalar(node) || !node.range) return
      const [from, to] = node.range
      for (let index = from; index < to; index += 1) fields[yamlStart + index] = yaml[index] ?? " "
    },
  })
  const words = tree ? withoutCode(body, tree) : body
  return fields.join("") + withoutComments(words)
}

/** A link in a file. One in the body also has its text and its Markdown source. */
export type LinkReference = {
  source: ContentFile
  offset: number
  href: string
  words?: string
  written?: string
}

/** A picture that a file refers to, in a field or in the body. */
export type ImageReference = { source: ContentFile; offset: number; src: string; field: boolean }

/** Returns the text and the offset of each field called `name`, in any block. */
const valuesOf = (
  { document, yamlStart }: ContentFile,
  name: string,
): { offset: number; value: string }[] => {
  const found: { offset: number; value: string }[] = []
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || key.value !== name || !isScalar(value) || typeof value.value !== "string") return
      if (value.value.trim() === "") return
      found.push({ offset: yamlStart + (value.range?.[0] ?? 0), value: value.value })
    },
  })
  return found
}

/** Returns the links in the fields and the body of a file. */
export const linkReferences = (source: ContentFile, parts: readonly Part[]): LinkReference[] => [
  // `checkFields` reports an address with spaces.
  ...valuesOf(source, "href")
    .filter(({ value }) => !/\s/.test(value))
    .map(({ offset, value }) => ({ source, offset, href: value })),
  ...parts
    .filter(({ type }) => type === "link")
    .map(({ offset, url, text, written }) => ({
      source,
      offset: source.bodyStart + offset,
      href: url,
      words: text,
      written,
    })),
]

/** Returns the pictures to which the fields and the body of a file refer. */
export const imageReferences = (source: ContentFile, parts: readonly Part[]): ImageReference[] => [
  ...valuesOf(source, "src").map(({ offset, value }) => ({ source, offset, src: value, field: true })),
  ...parts
    .filter(({ type }) => type === "image")
    .map(({ offset, url }) => ({ source, offset: source.bodyStart + offset, src: url, field: false })),
]
