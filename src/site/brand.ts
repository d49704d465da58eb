/** The brand mark: the paths that are drawn in one colour, and the box in which they are. */
export type BrandMark = {
  viewBox: string
  paths: readonly { d: string; fillRule: "nonzero" | "evenodd" }[]
}

/**
 * The colours of `src/styles/tokens.css` that are used outside style sheets: in `theme-color` for both colour schemes,
 * in the icons and in the social cards.
 */
export const themeColors = {
  light: "#0b1e31",
  dark: "#071523",
  paper: "#f7f4ec",
  muted: "#b6c6d3",
  signal: "#f0763c",
}

/** The size of a social card in pixels, as recommended for `og:image`. */
export const socialCardSize = { width: 1200, height: 630 }
