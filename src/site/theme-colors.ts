/**
 * Colours of `src/styles/tokens.css` for where a style sheet does not reach: the inks of browser bars in the light and
 * the dark scheme, and what the installed site and the social cards are painted with.
 */
export const themeColors = {
  light: "#0b1e31",
  dark: "#071523",
  paper: "#f7f4ec",
  muted: "#b6c6d3",
  signal: "#f0763c",
}
