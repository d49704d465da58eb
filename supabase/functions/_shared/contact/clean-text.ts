import { formField, type FieldName } from "./contract.ts"

const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g
// Controls, half characters, and marks that are invisible or change the direction of text.
const invisible = /[^\P{Cc}\n\t]|\p{Cs}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/**
 * Returns a pasted text without invisible characters, and with plain spaces and line breaks. Only a text area can have more
 * than one line: in a mail header a line break would begin another header.
 */
export const cleanText = (field: FieldName, text: string): string => {
  const clean = text
    .replace(lineBreak, "\n")
    .replace(/\p{Zs}/gu, " ")
    .replace(invisible, "")
  return (formField(field).rows ? clean : clean.replace(/\s+/g, " ")).trim()
}
