import { isScalar, visit, type Scalar } from "yaml"
import { z } from "zod"
import { textAt, type ContentFile } from "../../content-file"
import { schemaAt } from "../../content-types"
import { pathOf, scalarAt, type Path } from "../../yaml"
import { problemAt, problemIn, type Problem } from "../problem"

/** Markdown and HTML, which work only in the body of a file. */
const marks: readonly { pattern: RegExp; what: string; fix: string }[] = [
  { pattern: /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|<!--/, what: "HTML", fix: "write plain words" },
  {
    pattern: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i,
    what: "a character written as HTML",
    fix: "write the character itself",
  },
  { pattern: /!?\[[^\]\n]*\]\([^)\n]*\)/, what: "a link or a picture", fix: "write plain words" },
  {
    pattern: /\*\*[^\s*][^*]*\*\*|(?<!\w)__[^\s_][^_]*__(?!\w)/,
    what: "bold words",
    fix: "delete the marks around them",
  },
]

/** Texts that do not suit their field. */
const unsuitedTexts: readonly { field: string; pattern: RegExp; message: string; fix: string }[] = [
  {
    field: "alt",
    pattern: /^(?:(?:image|picture|photo|screenshot|chart)\.?|\P{L}+|.*\.(?:png|jpe?g|webp|avif))$/iu,
    message: "does not say what the picture shows",
    fix: "describe the picture for people who cannot see it",
  },
  {
    field: "quote",
    pattern: /^["“„«‘'][^"“”„«»‘]*["”“»’']$/,
    message: "is in quotation marks, which the page adds",
    fix: "delete the marks at the start and the end",
  },
]

/** Fields with an address, a file name or a note for editors. */
const skipped = ["href", "src", "url", "email", "privacyEmail", "claimsOk", "aliases"]

/** Returns the name of the last field in a path. */
const fieldOf = (path: Path) => path.findLast((step) => typeof step === "string") ?? ""

const checkText = (source: ContentFile, path: Path, { range, value }: Scalar): Problem[] => {
  const field = fieldOf(path)
  const [from, to] = range ?? [0, 0]
  const warn = (index: number, message: string, fix: string) =>
    problemAt(source, source.yamlStart + from + index, `${field} ${message}`, fix, "warning")
  const marked = marks.flatMap(({ pattern, what, fix }) => {
    const found = pattern.exec(source.yaml.slice(from, to))
    const message = `has ${what} (${found?.[0]}), and fields are shown exactly as they are written`
    return found ? [warn(found.index, message, fix)] : []
  })
  const text = typeof value === "string" ? value.trim() : ""
  const unsuited = unsuitedTexts.filter((each) => each.field === field && each.pattern.test(text))
  return [...marked, ...unsuited.map(({ message, fix }) => warn(0, message, fix))]
}

/** The length after which search engines cut off a title. */
const searchTitle = 60

/** Warns about a title that is too long for search results. */
const longTitle = (source: ContentFile): Problem[] => {
  const { length } = [...textAt(source, ["title"]).trim()]
  const isArticle = source.contentType?.type === "Article"
  if (!isArticle || length <= searchTitle || textAt(source, ["shortTitle"])) return []
  const message = `title has ${length} letters, and search engines show about ${searchTitle}`
  return [problemIn(source, ["title"], message, "add shortTitle: with a shorter headline", "warning")]
}

/** Warns if YAML puts the lines of a mail together: it keeps them only below `|`. */
const foldedMail = (source: ContentFile): Problem[] => {
  const scalar = scalarAt(source.document, ["text"])
  if (!source.contentType?.type.endsWith("Email") || !scalar || scalar.type === "BLOCK_LITERAL") return []
  if (
    !source.yaml
      .slice(...(scalar.range ?? []))
      .trim()
      .includes("\n")
  )
    return []
  const fix = "write | after text:, and the mail below it without quotation marks, each line after two spaces"
  return [problemIn(source, ["text"], "the lines of the mail run together", fix, "warning")]
}

/** Warns about a text that is longer than its field shows well. */
const tooLong = (source: ContentFile, path: Path, { range, value }: Scalar): Problem[] => {
  const schema = source.contentType && schemaAt(source.contentType.schema, path)
  const limit = schema && z.globalRegistry.get(schema)?.maxLength
  const { length } = [...String(value).trim()]
  const offset = source.yamlStart + (range?.[0] ?? 0)
  if (limit === undefined || length <= limit) return []
  const message = `${fieldOf(path)} has ${length} letters`
  return [problemAt(source, offset, message, `write at most ${limit}`, "warning")]
}

/** Warns about texts of fields that readers do not see as they are meant. */
export const checkTexts = (source: ContentFile): Problem[] => {
  const problems: Problem[] = []
  visit(source.document, {
    Pair: (_, { key }) => (isScalar(key) && skipped.includes(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (place, scalar, path) => {
      if (place === "key") return
      problems.push(...checkText(source, pathOf(path), scalar), ...tooLong(source, pathOf(path), scalar))
    },
  })
  return [...problems, ...longTitle(source), ...foldedMail(source)]
}
