import { isPair, isScalar, visit, type Scalar } from "yaml"
import { textAt, type ContentFile } from "../../content-file"
import { scalarAt } from "../../yaml"
import { problemIn, problemInText, type Problem } from "../problem"

type Rule = { fields?: readonly string[]; pattern: RegExp; message: string; fix: string }

/** Markdown and HTML, which work only in the body of a file, and texts that repeat what the page adds. */
const rules: readonly Rule[] = [
  {
    pattern: /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|<!--/,
    message: "has HTML in it, and fields are shown exactly as they are written",
    fix: "write plain words",
  },
  {
    pattern: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i,
    message: "has a character written as HTML, and fields are shown exactly as they are written",
    fix: "write the character itself",
  },
  {
    pattern: /!?\[[^\]\n]*\]\([^)\n]*\)/,
    message: "has a link or a picture, and fields are shown exactly as they are written",
    fix: "write plain words",
  },
  {
    pattern: /\*\*[^\s*][^*]*\*\*|(?<!\w)__[^\s_][^_]*__(?!\w)/,
    message: "has marks for bold, and fields are shown exactly as they are written",
    fix: "write plain words",
  },
  {
    fields: ["alt"],
    pattern:
      /^(?:an? |the )?(?:image|picture|photo|screenshot|chart)\d*$|^\P{L}+$|\.(?:png|jpe?g|webp|avif)$/iu,
    message: "does not say what the picture shows",
    fix: "describe the picture for people who cannot see it",
  },
  {
    fields: ["quote"],
    pattern: /^["“„«‘'][^"“”„«»‘]*["”“»’']$/,
    message: "is in quotation marks, which the page adds",
    fix: "delete the marks at the start and the end",
  },
]

/** Fields with an address, a file name or a note for editors. */
const skipped = ["href", "src", "url", "email", "privacyEmail", "claimsOk", "aliases"]

const checkText = (source: ContentFile, field: string, scalar: Scalar): Problem[] => {
  const text = typeof scalar.value === "string" ? scalar.value.trim() : ""
  return rules.flatMap(({ fields, pattern, message, fix }) => {
    const found = !fields || fields.includes(field) ? pattern.exec(text) : null
    if (!found) return []
    return [problemInText(source, scalar, found.index, `${field} ${message}`, fix, "warning")]
  })
}

/** The length after which search engines cut off a title. */
const searchTitle = 60

/** Warns about a title that is too long for search results. */
const longTitle = (source: ContentFile): Problem[] => {
  const field = textAt(source, ["shortTitle"]) ? "shortTitle" : "title"
  const { length } = [...textAt(source, [field]).trim()]
  if (source.contentType?.type !== "Article" || length <= searchTitle) return []
  const message = `${field} has ${length} letters, and search engines show about ${searchTitle}`
  const fix = field === "title" ? "add shortTitle: with a shorter headline" : "write fewer words"
  return [problemIn(source, [field], message, fix, "warning")]
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

/** Warns about texts of fields that readers do not see as they are meant. */
export const checkTexts = (source: ContentFile): Problem[] => {
  const problems: Problem[] = []
  visit(source.document, {
    Pair: (_, { key }) => (isScalar(key) && skipped.includes(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (place, scalar, path) => {
      const pair = path.findLast((step) => isPair(step))
      if (place === "key" || !isPair(pair) || !isScalar(pair.key)) return
      problems.push(...checkText(source, String(pair.key.value), scalar))
    },
  })
  return [...problems, ...longTitle(source), ...foldedMail(source)]
}
