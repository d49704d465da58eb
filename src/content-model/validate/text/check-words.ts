import type { ContentFile } from "../../content-file"
import { problemAt, type Problem } from "../problem"

type Rule = { pattern: RegExp; message: string; fix: string }

const rules: readonly Rule[] = [
  {
    pattern: /(?<![\p{L}\p{N}-])(?!(?:had|that|very|so|no)\b)(\p{L}{2,})[ \n]\1(?![\p{L}\p{N}-])/gu,
    message: "the same word is there twice",
    fix: "delete one of the two",
  },
  {
    pattern: /(?<=\p{Ll})-\n {0,6}(?!(?:and|or|to|und|oder|bis)\b)(?=\p{Ll})/gu,
    message: "a hyphen at the end of the line cuts the word in two",
    fix: "write the word in one piece",
  },
]

/**
 * Warns of words that were copied wrongly.
 * @param words the file's visible text, as `visibleText` returns it
 */
export const checkWords = (source: ContentFile, words: string): Problem[] =>
  rules.flatMap(({ pattern, message, fix }) =>
    [...words.matchAll(pattern)].map(({ index }) => problemAt(source, index, message, fix, "warning")),
  )
