/** The ids that the components and Gatsby use, which no text gets. */
export const reservedIds: ReadonlySet<string> = new Set([
  ...["main", "menu", "page-loading", "scroll-threshold", "footer-contact", "deferred-scripts"],
  ...["gatsby-focus-wrapper", "gatsby-announcer", "gatsby-script-loader", "gatsby-chunk-mapping"],
  ...["hero-heading", "hero-primary", "hero-particles", "contact-submit"],
  ...["thank-you-title", "thank-you-text", "article-index", "privacy-contact"],
])

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

/**
 * Returns an id for `text`, for example `when-the-check-runs`, with a number if it is reserved or in `taken`. Adds the id to
 * `taken`.
 */
export const slugify = (text: string, taken: Set<string>): string => {
  const base =
    plainLetters(text)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "section"
  const free = (candidate: string, n: number): string =>
    taken.has(candidate) || reservedIds.has(candidate) ? free(`${base}-${n}`, n + 1) : candidate
  const id = free(base, 2)
  taken.add(id)
  return id
}
