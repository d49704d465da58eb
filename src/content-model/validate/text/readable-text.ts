import type { ContentFile } from "../../content-file"
import { addressRange } from "../../markdown"

// These functions replace characters with spaces, so that offsets and lines do not change.

export const blank = (text: string): string => text.replace(/[^\n]+/g, (line) => " ".repeat(line.length))

export const blankRange = (text: string, from: number, to: number): string =>
  text.slice(0, from) + blank(text.slice(from, to)) + text.slice(to)

export const withoutComments = (text: string): string => text.replace(/<!--[\s\S]*?-->/g, blank)

/** Blanks out code between lines of ``` or ~~~. */
export const withoutFences = (text: string): string =>
  text.replace(/^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1[`~]*[ \t]*$/gm, blank)

/** Blanks out the code and the comments in the body of a file. */
export const withoutCode = ({ text, bodyStart, nodes }: ContentFile): string => {
  const body = nodes
    .filter(({ type }) => type === "code" || type === "inlineCode")
    .reduce((rest, { from, to }) => blankRange(rest, from, to), text.slice(bodyStart))
  return text.slice(0, bodyStart) + withoutComments(body)
}

/** Blanks out everything that readers do not see as text: comments, field names, addresses and code. */
export const visibleText = (source: ContentFile): string => {
  const { body, bodyStart, nodes } = source
  const text = withoutCode(source)
  let fields = blank(text.slice(0, bodyStart))
  for (const { isShown, written, offset } of source.texts)
    if (isShown) fields = fields.slice(0, offset) + written + fields.slice(offset + written.length)
  let words = text.slice(bodyStart)
  for (const node of nodes) {
    const address = node.type === "definition" ? ([node.from, node.to] as const) : addressRange(body, node)
    if (address) words = blankRange(words, ...address)
  }
  return fields + words
}

const quotation = /“[^”\n]*”|"[^"\n]*"|^[ \t]*>.*/gm

/** Blanks out the quotations in the body of a file, whose words are those of others. */
export const withoutQuotations = ({ bodyStart }: ContentFile, text: string): string =>
  text.slice(0, bodyStart) + text.slice(bodyStart).replace(quotation, blank)
