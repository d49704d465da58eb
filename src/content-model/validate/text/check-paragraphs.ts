import type { ContentFile } from "../../content-file"
import { withoutFences } from "../extract"
import { plainText, problemAt, type Problem } from "../problem"

/** Returns true if a text is too long to occur twice by chance. */
export const isLong = (text: string) => text.length >= 60 || text.split(" ").length >= 12

/** Matches pictures, quotations, comments and footnotes, which can be in several texts. */
const shareable = /^(?:!\[|>|<!--|\[[^\]]*\]:)/

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
    return [problemAt(source, at, message, "delete one of the two", "warning")]
  }
  return sources.flatMap((source) => {
    const text = withoutFences(source.body).trimEnd()
    return [...text.matchAll(/.+(?:\n.+)*/g)].flatMap((paragraph) => repeatedIn(source, paragraph))
  })
}
