/**
 * The outline of the brand mark as SVG path data in a 32 by 32 box, for the even-odd fill rule: a disc with an N cut out of it.
 * The site header, the footer, the icons and the social cards use it.
 */
export const brandMarkPath =
  "M16 .5a15.5 15.5 0 1 0 0 31 15.5 15.5 0 0 0 0-31ZM7.3 25V8.8h3.3l8.1 10.3v-6.6h-3.2L20.4 5.2l4.9 7.3h-3.2V25h-3.4l-8.1-10.3V25Z"

/**
 * The colours of `src/styles/tokens.css` that are used outside style sheets: in `theme-color` for both colour schemes, in the
 * web app manifest and in the social cards.
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
