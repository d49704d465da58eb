import type { ContentFile } from "../../content-file"
import { factPath, tokenNames, tokenValuesOf, type Token } from "../../tokens"
import { closestMatch, problemAt, fieldProblem, type Problem } from "../problem"

const braced = (name: string) => `{${name}}`

/** Match a name in braces, which can be of several words, and one with only one of the two braces. */
const wordsInBraces = [
  /(?<![{\\$])\{ *(\p{L}[\p{L}\p{M}\w .’'-]{0,30}?) *\}(?!\})/gu,
  /(?<![{\\$])\{([A-Za-z]\w*)(?![\w}])(?![^{\n]*\})/g,
  // The lookbehind is at the end, because it is slow.
  /\b([A-Za-z]\w*)\}(?!\})(?<!\{[^{}\n]*\})/g,
]

/** Reports the words in braces that are not `known`, and the known ones with spaces or without one of the braces. */
const inText = (source: ContentFile, text: string, start: number, known: readonly string[]): Problem[] =>
  wordsInBraces
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ 0: written, 1: word = "" }) => known.includes(word) !== (written === braced(word)))
    .map(({ index, 0: written, 1: word = "" }) => {
      const meant = closestMatch(word, known)
      const fix = meant
        ? `write ${braced(meant)}, or delete the braces`
        : "delete the braces, or put the words between ` `; docs/editing.md lists the tokens"
      return problemAt(source, start + index, `${written} is not a token`, fix)
    })

/** Reports a fact whose token is not replaced, because it is its own or part of a chain. */
const circularFacts = (source: ContentFile): Problem[] => {
  if (source.contentType?.type !== "SiteProfile") return []
  return Object.entries(tokenValuesOf(source.values)).flatMap(([token, value]) => {
    const left = tokenNames.find((name) => value.includes(braced(name)))
    if (!left || token === "address") return []
    const message = `${braced(left)} is not replaced in this fact`
    return [fieldProblem(source, factPath(token as Token), message, "write the words themselves")]
  })
}

/** Checks that each word in braces is a token. The schemas of the mails check their own. */
export const checkTokens = (source: ContentFile, textWithoutCode: string): Problem[] => {
  if (source.contentType?.type.endsWith("Email") || source.document.errors.length > 0) return []
  const inFields = source.texts.flatMap(({ meta, written, offset }) => {
    const own = meta.placeholders ?? []
    // The schema of a text with {count} allows no other words in braces.
    return own.includes("count") ? [] : inText(source, written, offset, [...own, ...tokenNames])
  })
  const start = source.bodyStart
  const inBody = inText(source, textWithoutCode.slice(start), start, tokenNames)
  return [...circularFacts(source), ...inFields, ...inBody]
}
