import { distance } from "fastest-levenshtein"
import { withoutAccents } from "../site/plain-letters"

/**
 * Returns how similar two names are: the share of characters that need no edit (Levenshtein distance), in per cent. Case,
 * accents and punctuation do not count.
 */
export const nameSimilarity = ({ name, entry }: { name: string; entry: string }): number => {
  const plain = (text: string) => withoutAccents(text).replace(/[^\p{L}\p{N} ]/gu, "")
  const [one, other] = [plain(name), plain(entry)]
  return Math.round(100 * (1 - distance(one, other) / Math.max(one.length, other.length, 1)))
}
