import { isPair, isScalar, visit, type Scalar } from "yaml"
import { z } from "zod"
import type { ContentFile } from "../../content-file"
import { problemAt, problemInText, type Problem } from "../problem"
import { missingGlyphs, openBracket, openQuotation } from "../text/check-characters"
import { isNoAltText } from "../text/check-markup"

type Rule = { pattern: RegExp; what: string; fix: string }

const plain = "write plain words"

/** Markdown and HTML, which work only in the body of a file. */
const rules: readonly Rule[] = [
  { pattern: /<\/?(?:[a-z][a-z\d-]*|[A-Z][A-Z\d]*)(?:\s[^<>]*)?\/?>|<!--/, what: "HTML in it", fix: plain },
  { pattern: /<\p{Lu}\p{Ll}[^<>\n]*>/u, what: "a placeholder", fix: "write the words that belong there" },
  {
    pattern: /&(?:[a-z]{2,8}|#\d{2,5});/i,
    what: "a character written as HTML",
    fix: "write the character itself, for example &",
  },
  { pattern: /!?\[[^\]\n]*\]\([^)\n]*\)/, what: "a link or a picture", fix: plain },
  {
    pattern: /\*\*[^\s*][^*]*\*\*|(?<!\w)__[^\s_][^_]*__(?!\w)|(?<![\w*])\*[^\s*][^*\n]*[^\s*]\*(?![\w*])/,
    what: "marks for bold or italics",
    fix: plain,
  },
  { pattern: /`[^`\n]+`/, what: "marks for code", fix: plain },
  { pattern: /^[>|][-+]? /, what: "a mark of YAML at its start", fix: "delete the mark" },
  {
    pattern: openQuotation,
    what: "a quotation mark that is never closed",
    fix: "write ” where the quotation ends",
  },
  { pattern: /^\s*(?:#{2,6} |#(?=\s)|[•▪●◦] ?)/m, what: "a mark for a heading or a list", fix: plain },
]

/** The maximum length of each field, in characters: longer texts break the layout or are cut off by search engines. */
const limits: Record<string, number> = {
  title: 150,
  name: 100,
  headline: 150,
  heading: 150,
  tagline: 150,
  author: 100,
  industry: 60,
  label: 80,
  figure: 30,
  meaning: 120,
  excerpt: 400,
  description: 600,
  lead: 600,
  blurb: 600,
  subject: 200,
  alt: 600,
  text: 500,
  tags: 50,
}
const anyLimit = 1500
const listLimits: Record<string, number> = { tags: 10 }

/** Fields with an address, a file name or a note for editors. */
const skipped = ["href", "src", "url", "email", "privacyEmail", "claimsOk", "aliases"]

const tooLong = (source: ContentFile, key: string, { value, range }: Scalar): Problem[] => {
  const length = typeof value === "string" ? [...value.trim()].length : 0
  const limit =
    source.contentType?.type.endsWith("Email") && key === "text" ? 5000 : (limits[key] ?? anyLimit)
  if (length <= limit) return []
  const message = `${key} has ${length} letters`
  return [
    problemAt(source, source.yamlStart + (range?.[0] ?? 0), message, `write at most ${limit}`, "warning"),
  ]
}

const marked = (source: ContentFile, key: string, scalar: Scalar): Problem[] =>
  rules.flatMap(({ pattern, what, fix }) => {
    const index = typeof scalar.value === "string" ? scalar.value.search(pattern) : -1
    if (index < 0) return []
    const message = `${key} has ${what}, and fields are shown exactly as they are written`
    return [problemInText(source, scalar, index, message, fix)]
  })

/** Finds a list or a field in a text below `>-` or `|`, where it is part of the text. */
const inBlock = (source: ContentFile, key: string, { type, range }: Scalar): Problem[] => {
  const [from, to] = range ?? [0, 0]
  const text = source.yaml.slice(from, to)
  if (source.contentType?.type.endsWith("Email")) {
    // A line with more than 60 characters can continue on the next one.
    if (type !== "BLOCK_FOLDED" || !/\n[ \t]*\S.{0,60}\n[ \t]*\S/.test(text)) return []
    const message = `the mark > puts the lines of ${key} together`
    return [problemAt(source, source.yamlStart + from, message, "write | in its place", "warning")]
  }
  if (!type?.startsWith("BLOCK")) return []
  const at = (index: number, message: string, fix: string) =>
    problemAt(source, source.yamlStart + from + index, message, fix)
  const list = /(?<=^[ \t]*)[-*] \S.*\n(?:.*\n)*?[ \t]*[-*] \S/m.exec(text)
  if (list)
    return [at(list.index, `${key} has a list, which is shown as one paragraph`, "write sentences instead")]
  const fields = Object.entries(source.contentType?.schema.shape ?? {})
  const names = fields.flatMap(([name, field]) => (z.safeParse(field, undefined).success ? [name] : []))
  const found = new RegExp(`(?<=^[ \\t]+)(?:${names.join("|")})(?=:(?: |$))`, "m").exec(text)
  if (!found?.[0]) return []
  const message = `${found[0]} is indented too far and counts as part of the text above it`
  return [at(found.index, message, "start it where the fields above start")]
}

type FieldRule = {
  fields: readonly string[]
  isWrong: (text: string) => boolean
  message: string
  fix: string
}

/** Rules for the texts of certain fields. */
const fieldRules: readonly FieldRule[] = [
  {
    fields: ["alt"],
    isWrong: isNoAltText,
    message: "does not say what the picture shows",
    fix: "describe the picture for people who cannot see it",
  },
  {
    fields: ["quote"],
    isWrong: (text) => /^["“„«][^"“”„«»]*["”“»]$/.test(text),
    message: "is in quotation marks, which the page adds",
    fix: "delete the marks at the start and the end",
  },
  {
    fields: ["name", "author", "label", "industry", "role", "companyType", "tags", "detail"],
    isWrong: (text) => /^[“„‘«][^“”„‘’«»]*[”“’»]$|^\[\p{Lu}[^[\]]*\]$/u.test(text),
    message: "is in quotation marks or brackets, which the page shows",
    fix: "write the words without the marks at the start and the end",
  },
  {
    fields: ["label", "name", "title", "heading", "headline"],
    isWrong: (text) => /^(?:https?:\/\/|\/#?(?=[a-z])|#(?=[a-z]))\S*$/i.test(text),
    message: "is an address, and readers see it",
    fix: "write the words for people here; the address belongs to href",
  },
  {
    fields: ["description", "excerpt", "lead", "blurb", "title", "quote", "alt", "text", "meaning", "detail"],
    isWrong: (text) => openBracket.test(text),
    message: "has a round bracket that is never closed",
    fix: "write ) where it ends",
  },
  {
    fields: ["phone"],
    isWrong: (text) => /^[\d(]/.test(text),
    message: "has no country code, so that nobody abroad can call",
    fix: "begin it with + and the code, for example +44 20 7946 0123",
  },
  {
    fields: ["tags"],
    isWrong: (text) => text.startsWith("#") || text.includes(","),
    message: "is not one topic",
    fix: "write each topic as an item of its own, without # and commas",
  },
]

const misfits = (source: ContentFile, key: string, scalar: Scalar): Problem[] =>
  fieldRules
    .filter(
      ({ fields, isWrong }) =>
        typeof scalar.value === "string" && fields.includes(key) && isWrong(scalar.value.trim()),
    )
    .map(({ message, fix }) => problemInText(source, scalar, 0, `${key} ${message}`, fix, "warning"))

/** Checks the texts of the fields for markdown and HTML, which pages show as typed, length, and letters that social cards lack. */
export const checkTexts = (source: ContentFile): Problem[] => {
  const problems: Problem[] = []
  let key = ""
  visit(source.document, {
    Pair: (_, pair) => {
      key = isScalar(pair.key) ? String(pair.key.value) : key
      return skipped.includes(key) ? visit.SKIP : undefined
    },
    Seq: (_, { items, range }) => {
      const limit = listLimits[key]
      if (limit === undefined || items.length <= limit) return
      const at = source.yamlStart + (range?.[0] ?? 0)
      problems.push(
        problemAt(source, at, `${key} has ${items.length} items`, `write at most ${limit}`, "warning"),
      )
    },
    Scalar: (place, node, path) => {
      if (place === "key") return
      const parent = path.findLast((step) => isPair(step))
      const name = isPair(parent) && isScalar(parent.key) ? String(parent.key.value) : key
      problems.push(
        ...marked(source, name, node),
        ...(name !== "tags" || typeof place === "number" ? misfits(source, name, node) : []),
        ...tooLong(source, name, node),
        ...inBlock(source, name, node),
      )
    },
  })
  return [...problems, ...missingGlyphs(source)]
}
