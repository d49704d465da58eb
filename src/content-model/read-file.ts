import { parse } from "yaml"
import { nounAt, type Noun } from "./nouns"

export type ContentFile = {
  noun: Noun
  /** The named groups of the noun's path: `slug` and `order`. */
  place: Record<string, string>
  fields: Record<string, unknown>
  /** The markdown below the front matter; empty for YAML files. */
  body: string
}

const frontMatter = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/

/** Splits a markdown file at its front matter; a YAML file is all front matter. */
export const splitFrontMatter = (path: string, text: string): { yaml: string; body: string } => {
  if (!path.endsWith(".md")) return { yaml: text, body: "" }
  const [, yaml = "", body = ""] = frontMatter.exec(text) ?? []
  return { yaml, body }
}

/**
 * Reads one content file by its noun's schema.
 * @param path below `content/`, with forward slashes
 * @returns undefined where no noun lives at `path`
 * @throws where the text does not fit the schema
 */
export const readFile = (path: string, text: string): ContentFile | undefined => {
  const noun = nounAt(path)
  if (!noun) return undefined
  const { yaml, body } = splitFrontMatter(path, text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"))
  const place = { ...noun.path.exec(path)?.groups }
  return { noun, place, fields: noun.schema.parse(parse(yaml)), body }
}
