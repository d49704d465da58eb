import subsetFont from "subset-font"

/** Letters of European languages, accents, punctuation, arrows and mathematical signs, from and to which character. */
const ranges = [
  [0x0000, 0x017f],
  [0x0218, 0x021b],
  [0x02bb, 0x0329],
  [0x1e9e, 0x1e9e],
  [0x2000, 0x22ff],
]
const codes = ranges.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index),
)
const characters = String.fromCodePoint(...codes)

/** A webpack loader that removes from a font what its options do not keep. The options are those of subset-font. */
export default function (font) {
  return subsetFont(font, characters, this.getOptions())
}
export const raw = true
