import { isScalar, visit } from "yaml"
import type { ContentFile } from "../content-file"
import type { Part } from "../markdown"

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
