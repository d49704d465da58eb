import type { ContentFile } from "../../content-file"
import { problemAt, type Problem } from "../problem"
import { withoutAllowed } from "./readable-text"

/** Words that a reader can hold the owner to. */
const claims: readonly RegExp[] = [
  /\bguarantee[ds]?\b|\b100\s?(?:%|per cent)|\b(?:risk|error)[- ]free\b/gi,
  /\bseamless(?:ly)?\b|\b(?:world|market)[- ](?:class|leading)\b|#1\b/gi,
  /\b\d+(?:\.\d+)?\s?% (?:\w+ )?(?:faster|fewer|less|lower|higher|cheaper)\b/gi,
  /\b(?:save|cut|reduce)[ds]? (?:[a-z]+ ){0,4}\d+\s?(?:%|per cent)/gi,
  /\bSAP[- ](?:\w+ )?partner\b|\b(?:approved|endorsed) by (?:SAP|HMRC)\b/gi,
]

const fix =
  "prove it, or say what was done; if it is right, add the words and your reason to claimsOk at the top of the file"

/** Returns true if the sentence around an offset is about the practice. */
const isAboutPractice = (text: string, index: number): boolean => {
  const end = /[.!?]\s|\n[ \t]*\n/
  const sentence = (text.slice(0, index).split(end).at(-1) ?? "") + (text.slice(index).split(end)[0] ?? "")
  return /\bI\b/.test(sentence) || /\b(?:we|my|our|the practice)\b|\{practice\}/i.test(sentence)
}

/** Warns about claims that need proof. In articles only sentences about the practice make claims. */
export const checkClaims = (source: ContentFile, ownWords: string): Problem[] => {
  const text = withoutAllowed(source, ownWords)
  const isArticle = source.contentType?.type === "Article"
  return claims
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ index }) => !isArticle || isAboutPractice(text, index))
    .map(({ index, 0: claim }) =>
      problemAt(source, index, `“${claim}” is a claim that a reader can hold you to`, fix, "warning"),
    )
}
