import type { ContentFile } from "../../content-file"
import { problemAt, type Problem } from "../problem"

/** Matches the number of a bank account, an IBAN, in one piece or in groups of four. */
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g

/** In characters without spaces: Norway has the shortest IBAN. */
const shortest = 15

/** Returns true if the check digits are right (ISO 7064, modulo 97-10). A letter counts as a number from 10. */
const hasCheckDigits = (number: string): boolean => {
  const digits = [...number.slice(4), ...number.slice(0, 4)].map((sign) => parseInt(sign, 36)).join("")
  return BigInt(digits) % 97n === 1n
}

/** Warns about a mistyped IBAN. */
export const checkIbans = (source: ContentFile, words: string): Problem[] =>
  [...words.matchAll(iban)].flatMap(({ index, 0: written }) => {
    const number = written.replaceAll(" ", "")
    if (number.length < shortest || hasCheckDigits(number)) return []
    const message = `${written} is not the number of a bank account`
    return [problemAt(source, index, message, "correct it if it is mistyped", "warning")]
  })
