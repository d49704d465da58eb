import glyphs from "../glyphs.json"
import { element } from "./element"

export type Lettering = {
  /** `label` for ports, `light` for figures, `sea` (italic) for waters */
  face: keyof typeof glyphs
  /** Height of the em square in pixels */
  size: number
  /** Extra space between letters, as a share of the size */
  tracking?: number
  fill: string
  /** Colour of an outline that separates the letters from lines behind them */
  halo?: string
  anchor?: "start" | "middle" | "end"
}

const emSquare = 1000

/** Returns the width of a line of text in pixels. */
export function measureText(text: string, { face, size, tracking = 0 }: Lettering): number {
  const letters = [...text]
  const advances = letters.reduce((sum, letter) => sum + (findGlyph(face, letter)[0] * size) / emSquare, 0)
  return advances + Math.max(0, letters.length - 1) * tracking * size
}

/**
 * Returns a line of text as outlines, so that the image does not depend on installed fonts.
 * `x` and `y` are the anchor on the baseline. Throws if `glyphs.json` has no outline for a letter.
 */
export function lettering(text: string, x: number, y: number, style: Lettering): string {
  const { face, size, tracking = 0, fill, halo, anchor = "start" } = style
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor]
  const scale = size / emSquare
  let pen = x - measureText(text, style) * shift
  const letters = [...text].map((letter) => {
    const [advance, d] = findGlyph(face, letter)
    const transform = `translate(${pen.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
    pen += advance * scale + tracking * size
    return d === "" ? "" : element("path", { d, transform })
  })
  const edge = { stroke: halo, "stroke-width": 190, "stroke-linejoin": "round", fill: halo }
  return (halo ? element("g", edge, ...letters) : "") + element("g", { fill }, ...letters)
}

function findGlyph(face: Lettering["face"], letter: string): [advance: number, outline: string] {
  const glyph = (glyphs[face] as Record<string, (string | number)[]>)[letter]
  if (!glyph) throw new Error(`glyphs.json has no "${letter}" in the face "${face}"`)
  return [Number(glyph[0]), String(glyph[1])]
}
