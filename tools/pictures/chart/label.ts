import { lettering, measureText, type Lettering } from "../svg/lettering"
import type { Box, Chart, Mark } from "./chart"

/** Heights above and below the baseline as fractions of the font size; accents are higher than capitals. */
const [capital, accent, descender] = [0.7, 0.9, 0.2]

/** Returns the box of a line of text. */
export function textBox(text: string, x: number, y: number, style: Lettering): Box {
  const width = measureText(text, style)
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[style.anchor ?? "start"]
  const top = /[ÃŃÓÜÖÉ]/.test(text) ? accent : capital
  const bottom = /[gjpqy,()]/.test(text) ? descender : 0
  return [left, y - top * style.size, left + width, y + bottom * style.size]
}

/** Writes a line of text and records its box. Thumbnails have no text. */
export function label(
  { marks, thumbnail }: Chart,
  what: Mark["what"],
  text: string,
  x: number,
  y: number,
  style: Lettering,
): string {
  if (thumbnail) return ""
  marks.push({ what, text, box: textBox(text, x, y, style) })
  return lettering(text, x, y, style)
}
