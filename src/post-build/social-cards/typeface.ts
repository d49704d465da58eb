import { readFileSync } from "node:fs"
import path from "node:path"
import { parse, type Font, type Glyph } from "opentype.js"
import { outline } from "./outline"

/** The files of Archivo with western and with other Latin letters; the first that has a letter draws it. */
const scripts = ["latin", "latin-ext", "vietnamese"]

const load = (weight: number): Font[] =>
  scripts.map((script) => {
    const file = readFileSync(
      path.resolve("node_modules/@fontsource/archivo/files", `archivo-${script}-${weight}-normal.woff`),
    )
    return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  })

const isSpace = (letter: string) => letter === " " || letter === "\u00A0"

type Placed = { glyph: Glyph; x: number; scale: number }

/** One weight of the site's type, which measures texts and draws them as SVG path data. */
export type Typeface = {
  /** The width in pixels of a text at a size in pixels. */
  measure: (text: string, size: number) => number
  /** The path data of a text whose baseline starts at `x`, `y`. */
  draw: (text: string, x: number, y: number, size: number) => string
}

/**
 * Reads one weight of the site's type. A letter that no file has is drawn as the type's empty box.
 * @param weight a static cut of Archivo, from 100 to 900 in hundreds
 * @param spacing added after each letter, in ems, as the style sheet's `letter-spacing`
 */
export const loadTypeface = (weight: number, spacing: number): Typeface => {
  const fonts = load(weight)
  const [main] = fonts
  if (!main) throw new Error("There is no font to draw with")

  const set = (text: string, size: number): { placed: Placed[]; width: number } => {
    const letters = Array.from(text.normalize("NFC")).map((letter) => {
      const font = fonts.find((one) => one.charToGlyph(letter).index > 0) ?? main
      return { letter, font, glyph: font.charToGlyph(letter) }
    })
    /** Archivo draws a capital and a space so close that two acronyms look like one: spaces are not kerned. */
    const kerning = (index: number): number => {
      const [left, right] = letters.slice(index, index + 2)
      if (!right || left?.font !== right.font || isSpace(left.letter) || isSpace(right.letter)) return 0
      return left.font.getKerningValue(left.glyph, right.glyph)
    }
    let x = 0
    const placed = letters.map(({ font, glyph }, index) => {
      const scale = size / font.unitsPerEm
      const here = { glyph, x, scale }
      x += (glyph.advanceWidth + kerning(index)) * scale + (index < letters.length - 1 ? spacing * size : 0)
      return here
    })
    return { placed, width: x }
  }

  return {
    measure: (text, size) => set(text, size).width,
    draw: (text, x, y, size) =>
      set(text, size)
        .placed.map(({ glyph, x: offset, scale }) => outline(glyph.path.commands, x + offset, y, scale))
        .join(""),
  }
}
