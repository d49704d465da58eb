import { visit } from "yaml"
import { z } from "zod"
import { contentTypes, typeOfFile, type ContentType } from "./content-types"
import { schemaAt } from "./schema-path"
import { normaliseText, splitFrontMatter, type FrontMatter } from "./front-matter"
import { fillMarkdown, parseMarkdown, type MarkdownNode } from "./markdown"
import { tokenValuesOf, fillFields, type TokenValues } from "./tokens"
import { parseYaml, pathOf, valueIn, type Path, type YamlDocument } from "./yaml"

/** A value in the fields of a file. */
type FieldText = {
  /** The names of the fields that lead to it; the index of an item is always 0. */
  path: Path
  name: string
  /** The names of placeholders in braces that the page fills in itself. */
  placeholders: readonly string[]
  /** The value as text, and its source. */
  text: string
  written: string
  /** The offset of the source in the file. */
  offset: number
}

/** Returns the texts in the fields of a file. Makes a number a text, as it is written, where the schema has text. */
const textsOf = (
  document: YamlDocument,
  { yaml, yamlStart }: FrontMatter,
  contentType: ContentType | undefined,
): FieldText[] => {
  const texts: FieldText[] = []
  visit(document, {
    Scalar: (place, scalar, parents) => {
      if (place === "key") return
      const path = pathOf(parents)
      const schema = contentType && schemaAt(contentType.schema, path)
      const [from, to] = scalar.range ?? [0, 0]
      if (schema instanceof z.ZodString && typeof scalar.value === "number") scalar.value = scalar.source
      texts.push({
        path,
        name: path.findLast((step) => typeof step === "string") ?? "",
        placeholders: (schema && z.globalRegistry.get(schema)?.placeholders) ?? [],
        text: (typeof scalar.value === "string" ? scalar.value : (scalar.source ?? "")).trim(),
        written: yaml.slice(from, to),
        offset: yamlStart + from,
      })
    },
  })
  return texts
}

/** Returns the values of a YAML document; undefined if it does not parse or has aliases. */
const valuesOf = (document: YamlDocument): unknown => {
  if (document.errors.length > 0) return undefined
  try {
    // An alias throws: it can be unknown, or expand without limit.
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    return undefined
  }
}

/** A parsed text file in `content/`, which may have mistakes. */
export type ContentFile = FrontMatter & {
  /** The path relative to `content/`, with forward slashes. */
  path: string
  /** The path relative to the project folder, for problems: `content/` and `path`. */
  file: string
  /** The whole text, normalised. */
  text: string
  contentType: ContentType | undefined
  /** The parts of the path that differ between the files of the content type, for example `slug` and `order`. */
  pathParts: Record<string, string>
  document: YamlDocument
  /** The values of the YAML; undefined if it does not parse or has aliases. */
  values: unknown
  texts: readonly FieldText[]
  nodes: readonly MarkdownNode[]
}

/** Each file as it was last parsed: the check and the pages parse the same files, and develop parses on every save. */
const lastParsed = new Map<string, ContentFile>()

/** Parses a file without validating it. `path` is relative to `content/`, with forward slashes. */
export const parseContentFile = (path: string, raw: string): ContentFile => {
  const text = normaliseText(raw)
  const known = lastParsed.get(path)
  if (known?.text === text) return known
  const parts = splitFrontMatter(path, text)
  const document = parseYaml(parts.yaml)
  const { contentType, pathParts } = typeOfFile(path)
  // Before the values, because it makes texts of numbers.
  const texts = textsOf(document, parts, contentType)
  const file: ContentFile = {
    ...parts,
    path,
    file: `content/${path}`,
    text,
    contentType,
    pathParts,
    document,
    values: valuesOf(document),
    texts,
    nodes: parseMarkdown(parts.body),
  }
  lastParsed.set(path, file)
  return file
}

/** Returns the values that replace tokens, from the text of `content/site.yml`; none if it does not parse. */
export const readTokenValues = (text: string): TokenValues =>
  tokenValuesOf(parseContentFile("site.yml", text).values)

/** A file that is valid for its content type. Its body has token values instead of tokens. */
export type ValidContentFile = ContentFile & {
  contentType: ContentType
  /** With token values instead of tokens. */
  fields: Record<string, unknown>
}

/**
 * Parses a file and validates it against the schema of its content type. Returns undefined if no page shows the file.
 * @throws an error for developers if the file is invalid; the content check describes the same mistakes to editors
 */
export const readContentFile = (
  path: string,
  raw: string,
  tokenValues: TokenValues = {},
): ValidContentFile | undefined => {
  const file = parseContentFile(path, raw)
  const contentType = contentTypes.find((type) => type === file.contentType)
  if (!contentType) return undefined
  if (file.fault) throw new Error(`${file.file}: the front matter is ${file.fault}`)
  const [error] = file.document.errors
  if (error) throw error
  const fields = fillFields(contentType.schema.parse(file.values), tokenValues) as ValidContentFile["fields"]
  return { ...file, contentType, fields, body: fillMarkdown(file.body, tokenValues) }
}

/** Returns true for a file whose fields or text cannot be read. */
export const isBroken = ({ values, fault }: ContentFile): boolean => !values || fault !== undefined

export const filesOfType = (files: readonly ContentFile[], type: string): ContentFile[] =>
  files.filter(({ contentType }) => contentType?.type === type)

/** Returns the value at `path` in the fields of a file; undefined if there is none or the YAML does not parse. */
export const valueAt = ({ values }: ContentFile, path: Path): unknown => valueIn(values, path)

/** Returns the text at `path` in the fields of a file; empty if there is none. */
export const textAt = (file: ContentFile, path: Path): string => {
  const value = valueAt(file, path)
  return typeof value === "string" ? value : ""
}

/** Returns `site.yml`, if it is there. */
export const siteOf = (files: readonly ContentFile[]): ContentFile | undefined =>
  files.find(({ path }) => path === "site.yml")

export const slugOf = ({ pathParts }: ContentFile): string => pathParts["slug"] ?? ""

/** Returns the slug and the earlier slugs of an article. */
export const slugsOf = (article: ContentFile): string[] => {
  const aliases = valueAt(article, ["aliases"])
  return [slugOf(article), ...(Array.isArray(aliases) ? aliases.map(String) : [])]
}

/** Returns the route of the page that shows a file; undefined if every page shows it. */
export const pageOf = (source: ContentFile): string | undefined => {
  const page = source.contentType?.page
  return typeof page === "function" ? page(slugOf(source)) : page?.replace(/#.*/, "")
}

/** Returns true for an article or a page that is not published. Other content types have no drafts. */
export const isDraft = (source: ContentFile): boolean =>
  valueAt(source, ["draft"]) === true && "draft" in (source.contentType?.schema.shape ?? {})
