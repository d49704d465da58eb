/** Returns a text in small letters without accents; the letters of other scripts stay. */
export const withoutAccents = (text: string): string =>
  text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "")
