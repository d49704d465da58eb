/** Edits between two words: letters put in, left out, changed, or two neighbours swapped. */
const distance = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [
    i,
    ...Array.from<number>({ length: b.length }),
  ])
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let j = 0; j <= b.length; j += 1) rows[0]?.splice(j, 1, j)
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change)
      rows[i]?.splice(j, 1, swapped ? Math.min(best, at(i - 2, j - 2) + 1) : best)
    }
  }
  return at(a.length, b.length)
}

/** The word that was probably meant, or undefined where none is near: a third of its letters may differ. */
export const closestMatch = (word: string, known: readonly string[]): string | undefined => {
  const [best] = known
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.edits - b.edits)
  return best?.candidate
}
