import { withoutAccents } from "../site/plain-letters"

type Place = { index: number; length: number }

/** Returns the words of a query, in small letters and without accents. */
export const queryWords = (query: string): string[] => withoutAccents(query).match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns the places in a text of the words that begin with one of the wanted words. */
export const placesOf = (text: string, wanted: readonly string[]): Place[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const plain = withoutAccents(word)
    return wanted.some((each) => plain.startsWith(each)) ? [{ index, length: word.length }] : []
  })

/**
 * Searches texts by name.
 * @returns the names of the texts that contain most of the words, and the words that none of these contains
 */
export const matchTexts = (texts: ReadonlyMap<string, string>, words: readonly string[]) => {
  const found = [...texts].map(([name, text]) => ({
    name,
    words: words.filter((word) => placesOf(text, [word]).length > 0),
  }))
  const most = Math.max(1, ...found.map((each) => each.words.length))
  const best = found.filter((each) => each.words.length === most)
  return {
    matches: new Set(best.map(({ name }) => name)),
    missing: words.filter((word) => !best.some((each) => each.words.includes(word))),
  }
}
