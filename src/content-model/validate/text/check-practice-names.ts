import type { ContentFile } from "../../content-file"
import type { TokenValues } from "../../tokens"
import { isMisspelt } from "../../../site/is-misspelt"
import { withoutAccents } from "../../../site/plain-letters"
import { problemAt, type Problem } from "../problem"

/** The pattern of a word of a name, such as O’Brien, without the ’s of a possessive. */
const nameWord = "[\\p{L}\\p{N}&-]+(?:['’]\\p{L}{2,})*"

const plain = (words: string): string => words.replace(/\s/g, " ").replaceAll("’", "'")

/** Returns true if two names differ in accents or hyphens, and in at most one letter. */
const isNearly = (written: string, name: string): boolean => {
  if (written.toLowerCase() === name.toLowerCase()) return false
  const [a, b] = [written, name].map((each) => withoutAccents(each).replace(/[\s-]/g, "")) as [string, string]
  return a === b || isMisspelt(a, b)
}

/** Warns about words that are nearly the name of the practice or of the consultant. */
export const checkPracticeNames = (
  source: ContentFile,
  textWithoutCode: string,
  { practice = "", consultant = "" }: TokenValues,
): Problem[] =>
  [practice, consultant].flatMap((name) => {
    const words = name.match(new RegExp(nameWord, "gu")) ?? []
    const [first, last] = [words[0], words.at(-1)]
    if (words.length < 2 || !first || !last) return []
    // Looking for a word is much quicker than the pattern below.
    if (![first, last].some((word) => textWithoutCode.includes(word))) return []
    const between = `(?:\\s${nameWord}){${words.length - 2}}\\s`
    const pattern = `(?<![\\p{L}\\p{N}])(?:${first}${between}${nameWord}|${nameWord}${between}${last}(?!\\p{L}))`
    return [...textWithoutCode.matchAll(new RegExp(pattern, "gu"))]
      .filter(([written]) => isNearly(plain(written), plain(words.join(" "))))
      .map(({ index, 0: written }) => {
        const fix = "correct it; it may stay if it is another name"
        return problemAt(source, index, `${plain(written)} is nearly ${name}`, fix, "warning")
      })
  })
