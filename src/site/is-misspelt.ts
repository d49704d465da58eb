import { distance } from "fastest-levenshtein"

const sorted = (letters: string): string => Array.from(letters).sort().join("")

/** Returns true if one letter is missing, added or wrong, or two have changed places. */
export const isMisspelt = (typed: string, meant: string): boolean => {
  const changes = distance(typed, meant)
  return changes === 1 || (changes === 2 && sorted(typed) === sorted(meant))
}
