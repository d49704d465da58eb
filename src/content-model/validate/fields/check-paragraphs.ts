import { isDraft, type ContentFile } from "../../content-file"
import { withoutFences } from "../extract"
import { plainText, problemAt, type Problem } from "../problem"

/** Returns true if a text is too long to occur twice by chance. */
export const isLong = (text: string) => text.length >= 60 || text.split(" ").length >= 12

/** Matches pictures, quotations, comments and footnotes, which can be in several texts. */
const shareable = /^(?:!\[|>|<!--|\[[^\]]*\]:)/

/** A paragraph that is the same as an earlier one, and the file of that one. */
type Repeated = { of: ContentFile; problem: Problem }

/** Reports a text with most paragraphs of another one once: it is a copy in which only the fields were changed. */
const onceForCopies = (source: ContentFile, paragraphs: number, repeated: readonly Repeated[]): Problem[] => {
  const [first] = repeated
  const isCopy = repeated.length > 3 && 2 * repeated.length > paragraphs
  if (!first || !isCopy || repeated.some(({ of }) => of !== first.of || of === source)) {
    return repeated.map(({ problem }) => problem)
  }
  const message = `${repeated.length} paragraphs are the same as in ${first.of.file}`
  const fix = "write the text of this file in their place, or delete this file"
  return [{ ...first.problem, message, fix, severity: isDraft(source) ? "warning" : "error" }]
}

/** Warns about a paragraph that occurs twice. Several texts can end with the same words, or with a sentence of another. */
export const checkParagraphs = (sources: readonly ContentFile[]): Problem[] => {
  const first = new Map<string, { source: ContentFile; at: number; isEnd: boolean }>()
  const repeatedIn = (source: ContentFile, { index, 0: written, input }: RegExpExecArray) => {
    const key = plainText(written)
    if (!isLong(key) || key.startsWith("|")) return []
    const other = first.get(key)
    const at = source.bodyStart + index
    const isEnd = index + written.length === input.length && input.slice(0, index).trim() !== ""
    if (!other) first.set(key, { source, at, isEnd })
    const isSame = other?.source === source
    const ends = [isEnd, other?.isEnd === true]
    const isShort = key.length < 120 && (ends.includes(true) || key.split(" ").length < 12)
    const isUsual = isShort || !ends.includes(false) || shareable.test(key)
    if (!other || (!isSame && isUsual)) return []
    const { file, line } = problemAt(other.source, other.at, "", "")
    const message = `the paragraph is the same as the one in line ${line}${isSame ? "" : ` of ${file}`}`
    return [{ of: other.source, problem: problemAt(source, at, message, "delete one of the two", "warning") }]
  }
  return sources.flatMap((source) => {
    const text = withoutFences(source.body).trimEnd()
    const paragraphs = [...text.matchAll(/.+(?:\n.+)*/g)]
    const repeated = paragraphs.flatMap((paragraph) => repeatedIn(source, paragraph))
    return onceForCopies(source, paragraphs.filter(([words]) => isLong(plainText(words))).length, repeated)
  })
}
