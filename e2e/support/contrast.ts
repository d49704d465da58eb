/** A colour as its channels red, green and blue, from 0 to 255. */
type Colour = readonly number[]

/** Returns the channels of a colour as the browser computes it, such as `rgb(0, 0, 0)`. */
export const channelsOf = (computed: string): Colour =>
  (computed.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)

/** Returns the relative luminance of a colour (WCAG 2.2). */
const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two colours (WCAG 2.2), from 1 to 21. */
export const contrast = (one: Colour, other: Colour): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
