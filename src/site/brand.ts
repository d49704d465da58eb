/** The brand mark as an outline: SVG path data for the even-odd fill rule, and the box in which it is. */
export type BrandMark = { viewBox: string; path: string }

/** Returns an SVG without what it only defines, such as the shape that cuts a drawing off. */
export const withoutDefinitions = (svg: string): string => svg.replace(/<defs[^]*?<\/defs>/g, "")

/** Returns the paths that an SVG draws as one outline; undefined if it draws none or has no `viewBox`. */
export const outlineIn = (svg: string): BrandMark | undefined => {
  const [, viewBox] = /\bviewBox="([\d. -]+)"/.exec(svg) ?? []
  const path = [...withoutDefinitions(svg).matchAll(/<path\b[^>]*?\sd="([^"]+)"/g)]
    .map(([, data]) => data)
    .join(" ")
  return viewBox === undefined || path === "" ? undefined : { viewBox, path }
}

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
