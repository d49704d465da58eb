import { visit } from "yaml"
import { checkedContentTypes, type ContentType } from "../content-types"
import { parseYaml, type YamlDocument } from "../parse-yaml"
import { normaliseText, splitFrontMatter, type FrontMatter } from "../front-matter"

/** A text file below `content/`, taken apart for the checks. */
export type Source = FrontMatter & {
  /** Below `content/`, with forward slashes. */
  path: string
  /** As problems name it: `content/` and the path. */
  file: string
  text: string
  noun: ContentType | undefined
  document: YamlDocument
  /** The values of the YAML, or undefined where it does not parse. */
  values: unknown
}

const hasAlias = (document: YamlDocument): boolean => {
  let found = false
  visit(document, {
    Alias: () => {
      found = true
      return visit.BREAK
    },
  })
  return found
}

/** Takes a file's text apart; nothing is judged yet. */
export const makeSource = (path: string, raw: string): Source => {
  const text = normaliseText(raw)
  const parts = splitFrontMatter(path, text)
  const document = parseYaml(parts.yaml)
  const readable = document.errors.length === 0 && !hasAlias(document)
  return {
    ...parts,
    path,
    file: `content/${path}`,
    text,
    noun: checkedContentTypes.find((noun) => noun.path.test(path)),
    document,
    values: readable ? document.toJS() : undefined,
  }
}
