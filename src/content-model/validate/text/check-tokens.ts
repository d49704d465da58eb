import { z } from "zod"
import type { ContentFile } from "../../content-file"
import { schemaAt } from "../../content-types"
import { bracedWord, tokenNames } from "../../tokens"
import { valueRange, type Path } from "../../yaml"
import { closestMatch, problemAt, type Problem } from "../problem"

const braced = (name: string) => `{${name}}`

/** Reports the words in braces that are not `known`. `start` is the offset of the text in the file. */
const inText = (source: ContentFile, text: string, start: number, known: readonly string[]): Problem[] =>
  [...text.matchAll(bracedWord)].flatMap(({ index, 0: written, 1: word = "" }) => {
    if (known.includes(word)) return []
    const meant = closestMatch(word, known)
    const fix = `write ${meant ? braced(meant) : known.map(braced).join(" or ")}, or delete the braces`
    return [problemAt(source, start + index, `${written} is not a token`, fix)]
  })

const inFields = (source: ContentFile, value: unknown, path: Path): Problem[] => {
  if (path[0] === "claimsOk") return []
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      inFields(source, inner, [...path, Array.isArray(value) ? Number(key) : key]),
    )
  }
  const field = source.contentType && schemaAt(source.contentType.schema, path)
  const own = (field && z.globalRegistry.get(field)?.placeholders) ?? []
  // The schema of a text with {count} allows no other words in braces.
  if (typeof value !== "string" || own.includes("count")) return []
  const [from, to] = valueRange(source.document, path) ?? [0, 0]
  return inText(source, source.yaml.slice(from, to), source.yamlStart + from, [...own, ...tokenNames])
}

/**
 * Checks that each word in braces is a token. The schemas of the mails check their own.
 * @param text the text of the file without code
 */
export const checkTokens = (source: ContentFile, text: string): Problem[] =>
  source.contentType?.type.endsWith("Email")
    ? []
    : [
        ...inFields(source, source.values, []),
        ...inText(source, text.slice(source.bodyStart), source.bodyStart, tokenNames),
      ]
