const inlineScript = `addEventListener("load", () => {
  const { textContent } = document.getElementById("page-scripts")
  document.head.append(document.createRange().createContextualFragment(textContent))
})`

/** Matches Gatsby's script tags at the end of a page. Written for gatsby 5.16.1. */
const gatsbyScripts = /(?:<script src="\/[^"]+" async(?:="")?><\/script>)+/

/** The part of a `page-data.json` that names what Gatsby's scripts request next. */
type PageData = { componentChunkName: string; staticQueryHashes: readonly string[] }

/**
 * Returns links that preload the data and the script of a page. Without them Gatsby's scripts request the data once they run,
 * and the script once the data has arrived.
 * @param page the URL path of the page
 * @param read returns the text of the build's file at a URL path
 */
export const preloadLinks = (page: string, read: (url: string) => string): string => {
  const pageData = `/page-data${page === "/" ? "/index" : page}/page-data.json`
  const { componentChunkName, staticQueryHashes } = JSON.parse(read(pageData)) as PageData
  const chunks = JSON.parse(read("/chunk-map.json")) as Record<string, readonly string[]>
  const queries = staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`)
  const data = [pageData, "/page-data/app-data.json", ...queries]
  return [
    ...data.map((url) => `<link rel="preload" as="fetch" crossorigin href="${url}">`),
    ...(chunks[componentChunkName] ?? []).map((url) => `<link rel="preload" as="script" href="${url}">`),
  ].join("")
}

/**
 * Moves Gatsby's script tags to a `<noscript>` with their `integrity`, and adds the inline script that loads them and `links`
 * at `load`. As Gatsby adds them, browsers fetch them beside the font and the first image (docs/performance.md).
 * @param integrityOf returns the `integrity` of the script at a path
 * @throws an Error if the page has no such script tags
 */
export const loadScriptsAfterLoad = (html: string, links: string, integrityOf: (src: string) => string) => {
  if (!gatsbyScripts.test(html)) {
    throw new Error("Gatsby's script tags were not found; hosting/scripts-after-load.ts is for gatsby 5.16.1")
  }
  return html.replace(gatsbyScripts, (scripts) => {
    const tags = scripts.replaceAll(
      /src="([^"]+)"/g,
      (attribute, src: string) => `${attribute} integrity="${integrityOf(src)}"`,
    )
    return `<noscript id="page-scripts">${links}${tags}</noscript><script>${inlineScript}</script>`
  })
}
