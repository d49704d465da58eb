import subsetFont from "subset-font"

/** Every character that the font can have: Latin letters, punctuation, arrows and mathematical signs. */
const characters = String.fromCodePoint(...Array(0x2300).keys())

/** A webpack loader that removes from a font what its options do not keep. The options are those of subset-font. */
export default function (font) {
  return subsetFont(font, characters, this.getOptions())
}
export const raw = true
