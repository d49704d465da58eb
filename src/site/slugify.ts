import { withoutAccents } from "./plain-letters"

/** The ids that the components and Gatsby use, which no text gets. */
const reservedIds = new Set([
  ...["main", "menu", "page-loading", "scroll-threshold", "footer-contact", "page-scripts"],
  ...["gatsby-focus-wrapper", "gatsby-announcer", "gatsby-script-loader", "gatsby-chunk-mapping"],
  ...["hero-heading", "hero-primary", "hero-particles", "contact-submit"],
  ...["thank-you-title", "thank-you-text", "article-index", "privacy-contact"],
])

/**
 * Returns an id for `text`, for example `when-the-check-runs`, with a number if it is reserved or in `taken`. Adds the id to
 * `taken`.
 */
export const slugify = (text: string, taken = new Set<string>()): string => {
  const base =
    withoutAccents(text)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "section"
  const free = (candidate: string, n: number): string =>
    taken.has(candidate) || reservedIds.has(candidate) ? free(`${base}-${n}`, n + 1) : candidate
  const id = free(base, 2)
  taken.add(id)
  return id
}
