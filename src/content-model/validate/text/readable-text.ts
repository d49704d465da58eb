import { listAt, type ContentFile } from "../../content-file"
import { rangeOf, walk, type MarkdownNode, type Range } from "../../markdown"
import { blank, blankRanges, withoutComments } from "../extract"

// These functions replace characters by spaces, so that offsets do not change.

/** Blanks out the code and the comments in the body of a file. */
export const withoutCode = ({ text, body, bodyStart }: ContentFile, tree: MarkdownNode): string => {
  const code: Range[] = []
  walk(tree, (node) => {
    if (node.type === "code" || node.type === "inlineCode") code.push(rangeOf(node))
  })
  return text.slice(0, bodyStart) + withoutComments(blankRanges(body, code))
}

const quotation = /“[^”\n]*”|"[^"\n]*"|^[ \t]*>.*/gm

/** Blanks out the quotations in the body of a file, whose words are those of others. */
export const withoutQuotations = ({ bodyStart }: ContentFile, text: string): string =>
  text.slice(0, bodyStart) + text.slice(bodyStart).replace(quotation, blank)

/** Blanks out the words that the field `claimsOk` allows. */
export const withoutAllowed = (source: ContentFile, text: string): string =>
  listAt(source, ["claimsOk"]).reduce<string>((rest, entry) => {
    const { words } = (entry ?? {}) as { words?: unknown }
    if (typeof words !== "string") return rest
    const pattern = words
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\s+/g, "\\s+")
    return rest.replace(new RegExp(pattern, "gi"), blank)
  }, text)
