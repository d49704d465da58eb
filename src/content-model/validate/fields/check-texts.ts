import { textAt, type ContentFile, type FieldText } from "../../content-file"
import { problemAt, type Problem } from "../problem"

/** HTML and Markdown, which work only in the body of a file. */
const marks = [
  /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|<!--/,
  /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i,
  /!?\[[^\]\n]*\]\([^)\n]*\)/,
  /\*\*[^\s*][^*]*\*\*|(?<!\w)__[^\s_][^_]*__(?!\w)/,
]

const quoted = /^["“”„«»‘’'][^"“”„«»‘]*["”“»’']$/

/** Matches an alternative text that does not describe the picture: one word, or the name of a file. */
export const noDescription = /^(?:\S+|\P{L}+|(?:DSC|IMG|PXL)[\d_ -]+|.*\.(?:png|jpe?g|webp|avif|heic))$/iu

/** Matches a name that ends in a form of company, such as Ltd. */
const company =
  / (?:AB|AG|A\/S|ApS|AS|B\.?V\.?|GmbH|Inc\.?|Limited|LLC|LLP|Ltd\.?|Oy|SARL|SAS|S\.?r\.?l\.?|UG)$/

/** The length after which search engines cut off a title. */
const searchTitle = 60

const checkText = (source: ContentFile, field: FieldText): Problem[] => {
  const { name, meta, text, written, offset, scalar } = field
  const problems: Problem[] = []
  const warn = (message: string, fix: string, index = 0) =>
    problems.push(problemAt(source, offset + index, `${name} ${message}`, fix, "warning"))
  const type = source.contentType?.type ?? ""
  const { length } = [...text]
  const limit = meta.maxLength ?? Infinity
  for (const mark of marks) {
    const found = mark.exec(written)
    const message = `has HTML, a link or bold words (${found?.[0]}), and fields are shown exactly as they are written`
    if (found) warn(message, "write plain words and signs", found.index)
  }
  if (name === "alt" && noDescription.test(text)) {
    warn("does not say what the picture shows", "describe the picture for people who cannot see it")
  }
  if (name === "consultant" && company.test(text)) {
    warn("is the name of a company", "write your own name; name: is for the practice")
  }
  // Word processors change the straight ones, which YAML removes.
  const isChanged = scalar.type === "PLAIN" && /^[“”„»]/.test(text)
  if ((name === "quote" || isChanged) && quoted.test(text)) {
    const fix = 'delete them; where the guide asks for quotation marks, type straight ones (")'
    warn("is in quotation marks, which readers see", fix)
  }
  if (length > limit) warn(`has ${length} characters`, `write at most ${limit}`)
  if (type === "Article" && name === "title" && length > searchTitle && !textAt(source, ["shortTitle"])) {
    const message = `has ${length} characters, and search engines show about ${searchTitle}`
    warn(message, "add shortTitle: with a shorter headline")
  }
  const isBlock = scalar.type?.startsWith("BLOCK")
  const note = isBlock ? written.search(/(?<=\n[ \t]*)# /) : -1
  if (note >= 0) {
    warn("has a line that begins with #, which is shown", "move the note above the name of the field", note)
  }
  if (isBlock && !type.endsWith("Email") && /\n\s*\n\s*\S|\n\s*[-*•] /.test(written.trimEnd())) {
    warn("has paragraphs or a list, and the page shows it as one paragraph", "write it as one paragraph")
  }
  const isFolded = scalar.type !== "BLOCK_LITERAL" && written.trim().includes("\n")
  if (type.endsWith("Email") && name === "text" && isFolded) {
    const fix =
      "write | after text:, and the mail below it without quotation marks, each line after two spaces"
    warn("has lines that run together", fix)
  }
  return problems
}

/** Warns about texts of fields that readers do not see as they are meant. */
export const checkTexts = (source: ContentFile): Problem[] =>
  source.texts.filter(({ isShown }) => isShown).flatMap((field) => checkText(source, field))
