import type { ContentFile } from "../../content-file"
import { problemAt, type Problem } from "../problem"
import { withoutAllowed } from "./readable-text"

/** Words that a reader can hold the owner to, and what to do about them. */
const claims: readonly (readonly [RegExp, fix: string])[] = [
  [
    /\bguarantee[ds]?\b|\b100\s?(?:%|per cent)|\b(?:risk|error)[- ]free\b/gi,
    "say what was done, or prove it",
  ],
  [/\bseamless(?:ly)?\b|\b(?:world|market)[- ](?:class|leading)\b|#1\b/gi, "say what was done, or prove it"],
  [/\b\d+(?:\.\d+)?\s?% (?:\w+ )?(?:faster|fewer|less|lower|higher|cheaper)\b/gi, "say how it was measured"],
  [/\b(?:save|cut|reduce)[ds]? (?:[a-z]+ ){0,4}\d+\s?(?:%|per cent)/gi, "say how it was measured"],
  [
    /\bSAP[- ](?:\w+ )?partner\b|\b(?:approved|endorsed) by (?:SAP|HMRC)\b/gi,
    "name the contract, or delete it",
  ],
]

/** Returns true if the sentence around an offset is about the practice. */
const isAboutPractice = (text: string, index: number): boolean => {
  const end = /[.!?]\s|\n[ \t]*\n/
  const sentence = (text.slice(0, index).split(end).at(-1) ?? "") + (text.slice(index).split(end)[0] ?? "")
  return /\bI\b/.test(sentence) || /\b(?:we|my|our|the practice)\b|\{practice\}/i.test(sentence)
}

/**
 * Warns about claims that need proof. In articles only sentences about the practice make claims.
 * @param words the visible text of the file without quotations
 */
export const checkClaims = (source: ContentFile, words: string): Problem[] => {
  const text = withoutAllowed(source, words)
  const isArticle = source.contentType?.type === "Article"
  return claims.flatMap(([pattern, fix]) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !isArticle || isAboutPractice(text, index))
      .map(({ index, 0: claim }) => {
        const message = `“${claim}” is a claim that a reader can hold you to`
        const waived = "if it is right, add the words and your reason to claimsOk at the top of the file"
        return problemAt(source, index, message, `${fix}; ${waived}`, "warning")
      }),
  )
}
