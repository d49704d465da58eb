/** The size of a social card in pixels, as Open Graph readers expect it. */
export const socialCardSize = { width: 1200, height: 630 }

/**
 * Where the social card of a page stands, for example `/social/blog/customs.jpg` for `/blog/customs`. The older pages
 * of the Knowledge Hub share the card of the first.
 */
export const socialCardPath = (path: string): string => {
  const route = path.replace(/\/+$/, "").replace(/^\/blog\/page\/\d+$/, "/blog")
  return route === "" ? "/social/home.jpg" : `/social${route}.jpg`
}
