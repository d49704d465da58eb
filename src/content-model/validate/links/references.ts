import { isMap, isScalar, visit, type Node } from "yaml"
import type { Part } from "../text/markdown"
import type { Source } from "../source"

/** A link in a file: its place and where it leads; in a text also its words and its source. */
export type LinkReference = { source: Source; offset: number; href: string; text?: string; written?: string }
/** A picture named in a file. */
export type ImageReference = { source: Source; offset: number; src: string; field: boolean }

/** The text values of a file's YAML whose field is called `name`. */
const valuesOf = ({ document, yamlStart }: Source, name: string): { offset: number; value: string }[] => {
  const found: { offset: number; value: string }[] = []
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || key.value !== name || !isScalar(value) || typeof value.value !== "string") return
      found.push({ offset: yamlStart + ((value as Node).range?.[0] ?? 0), value: value.value })
    },
  })
  return found
}

/** Every link of a file, in its fields and in its text. */
export const linkReferences = (source: Source, parts: readonly Part[]): LinkReference[] => [
  ...valuesOf(source, "href")
    .filter(({ value }) => value !== "" && !/\s/.test(value))
    .map(({ offset, value }) => ({ source, offset, href: value })),
  ...parts
    .filter(({ type }) => type === "link")
    .map(({ offset, url, text, written }) => ({
      source,
      offset: source.bodyStart + offset,
      href: url,
      text,
      written,
    })),
]

/** Every picture that a file names, in its fields and in its text. */
export const imageReferences = (source: Source, parts: readonly Part[]): ImageReference[] => [
  ...(isMap(source.document.contents) ? valuesOf(source, "src") : [])
    .filter(({ value }) => value.trim() !== "")
    .map(({ offset, value }) => ({ source, offset, src: value, field: true })),
  ...parts
    .filter(({ type, url }) => type === "image" && url !== "")
    .map(({ offset, url }) => ({ source, offset: source.bodyStart + offset, src: url, field: false })),
]
