import { type ContentFile } from "../../content-file"
import { bracedWord, tokenNames } from "../../tokens"
import { closestMatch, problemAt, type Problem } from "../problem"

const braced = (name: string) => `{${name}}`

/** Matches a word after a brace that is never closed. */
const openBrace = /(?<![{\\$])\{([A-Za-z]\w*)(?![\w}])(?![^{\n]*\})/g

/** Reports the words in braces that are not `known`, and a known one without its second brace. */
const inText = (source: ContentFile, text: string, start: number, known: readonly string[]): Problem[] => [
  ...[...text.matchAll(bracedWord)].flatMap(({ index, 0: written, 1: word = "" }) => {
    if (known.includes(word)) return []
    const meant = closestMatch(word, known)
    const fix = `write ${meant ? braced(meant) : known.map(braced).join(" or ")}, or delete the braces`
    return [problemAt(source, start + index, `${written} is not a token`, fix)]
  }),
  ...[...text.matchAll(openBrace)]
    .filter(([, word = ""]) => known.includes(word))
    .map(({ index, 0: written, 1: word = "" }) =>
      problemAt(source, start + index, `the brace of ${written} is never closed`, `write ${braced(word)}`),
    ),
]

/** Checks that each word in braces is a token. The schemas of the mails check their own. */
export const checkTokens = (source: ContentFile, textWithoutCode: string): Problem[] => {
  if (source.contentType?.type.endsWith("Email")) return []
  const inFields = source.texts.flatMap(({ path, meta, written, offset }) => {
    const own = meta.placeholders ?? []
    // The schema of a text with {count} allows no other words in braces.
    const isCounted = own.includes("count")
    return path[0] === "claimsOk" || isCounted ? [] : inText(source, written, offset, [...own, ...tokenNames])
  })
  return [
    ...inFields,
    ...inText(source, textWithoutCode.slice(source.bodyStart), source.bodyStart, tokenNames),
  ]
}
