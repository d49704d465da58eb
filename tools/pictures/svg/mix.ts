const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))

/**
 * Mixes two `#rrggbb` colours; a `share` of 0 returns the first, 1 the second.
 * Overlapping shapes use mixed colours instead of opacity.
 */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to)
  const hex = channels(from).map((value, at) =>
    Math.round(value + ((end[at] ?? value) - value) * share)
      .toString(16)
      .padStart(2, "0"),
  )
  return `#${hex.join("")}`
}
