/** Returns a word with its first letter at the end. */
const rotated = (word: string): string => word.slice(1) + word.slice(0, 1)

/**
 * Returns true if one letter is missing, added, wrong or in another place, or two have changed places. The search of the
 * site uses it, so it does without the library that measures distances.
 */
export const isMisspelt = (typed: string, meant: string): boolean => {
  const shorter = Math.min(typed.length, meant.length)
  let start = 0
  while (start < shorter && typed[start] === meant[start]) start += 1
  let end = 0
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1
  const [a = "", b = ""] = [typed, meant].map((word) => word.slice(start, word.length - end))
  if (Math.max(a.length, b.length) <= 1) return a !== b
  const haveSwapped = b === `${a.slice(-1)}${a.slice(1, -1)}${a.slice(0, 1)}`
  return haveSwapped || rotated(a) === b || rotated(b) === a
}
