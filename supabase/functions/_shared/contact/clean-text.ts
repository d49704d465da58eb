import { formField, type FieldName } from "./contract.ts"

const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/gu
const space = /[\p{Zs}\u2800]/gu
const halfCharacter = /\p{Cs}/gu

// Zero width (non-)joiners and variation selectors, beside a character of a script that uses them or an emoji.
const joiner = "[\\p{Join_Control}\\p{Variation_Selector}\\u180e]"
const joined =
  "(?![\\p{DI}\\p{scx=Latn}\\p{scx=Grek}\\p{scx=Cyrl}])[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{EMod}]"
// The flags of England, Scotland and Wales end with six invisible letters.
const flagLetter = "(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{0,5})[\\u{e0020}-\\u{e007f}]"
/** Matches what is invisible, such as marks that change the direction of text; the first group is what a text needs. */
const invisible = new RegExp(
  `((?<=${joined})${joiner}|${joiner}(?=${joined})|${flagLetter})|\\p{DI}|[^\\P{Cc}\\n\\t]|[\\ufff9-\\ufffc]`,
  "gu",
)

/**
 * Returns a pasted text without invisible characters, and with plain spaces and line breaks. Only a text area can have more
 * than one line: in a mail header a line break would begin another header.
 */
export const cleanText = (field: FieldName, text: string): string => {
  const clean = text
    .replace(lineBreak, "\n")
    .replace(space, " ")
    .replace(halfCharacter, "\ufffd")
    .replace(invisible, "$1")
  return (formField(field).rows ? clean : clean.replace(/\s+/g, " ")).trim()
}
