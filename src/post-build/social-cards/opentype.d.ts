/** The part of opentype.js 2 that the social cards use; the package brings no types. */
declare module "opentype.js" {
  /** One step of a glyph's outline, in font units with y upwards. */
  export type Command =
    | { type: "M" | "L"; x: number; y: number }
    | { type: "Q"; x1: number; y1: number; x: number; y: number }
    | { type: "C"; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: "Z" }

  export type Glyph = { index: number; advanceWidth: number; path: { commands: Command[] } }

  export type Font = {
    unitsPerEm: number
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }

  export function parse(file: ArrayBuffer): Font
}
