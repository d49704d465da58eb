const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))

/**
 * The colour that lies `share` of the way from one `#rrggbb` colour to another (0 gives the first, 1 the second).
 * Solid mixes are used in place of opacity where shapes overlap.
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
