/** Letters that no accent makes of basic ones. The content editor writes them in the same way. */
const basicLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
}

/** Returns a text in small letters without accents; the letters of other scripts stay. */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøłđ]/g, (letter) => basicLetters[letter] ?? "")

/** Does the same, but writes ä, ö and ü as two letters, as addresses do in German. */
export const plainLetters = (text: string): string =>
  withoutAccents(text.normalize("NFC").replace(/[äöü]/gi, "$&e"))
