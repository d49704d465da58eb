import { fillMarkdown } from "./fill-markdown"
import { fileSchema, nounAt, type ContentType } from "./content-types"
import { parseYaml } from "./parse-yaml"
import { normaliseText, splitFrontMatter } from "./front-matter"
import { fillFields, type Facts } from "./tokens"

export type ContentFile = {
  noun: ContentType
  /** The named groups of the noun's path: `slug` and `order`. */
  place: Record<string, string>
  fields: Record<string, unknown>
  /** The markdown below the front matter; empty for YAML files. */
  body: string
}

/**
 * Reads one content file by its noun's schema. The guard says in plain words what is wrong with a file that throws here.
 * @param path below `content/`, with forward slashes
 * @param facts what the tokens in the texts are replaced by
 * @returns undefined where no noun lives at `path`
 * @throws where the text does not fit the schema
 */
export const readFile = (path: string, text: string, facts: Facts = {}): ContentFile | undefined => {
  const noun = nounAt(path)
  if (!noun) return undefined
  const { yaml, body, fault } = splitFrontMatter(path, normaliseText(text))
  if (fault) throw new Error(`content/${path}: the front matter is ${fault}`)
  const document = parseYaml(yaml)
  const [error] = document.errors
  if (error) throw error
  const place = { ...noun.path.exec(path)?.groups }
  const values = fileSchema(noun).parse(document.toJS({ maxAliasCount: 0 }))
  const published = Object.entries(values).filter(([field]) => field in noun.schema.shape)
  const fields = fillFields(Object.fromEntries(published), facts) as ContentFile["fields"]
  return { noun, place, fields, body: fillMarkdown(body, facts) }
}
