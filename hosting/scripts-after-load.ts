const inlineScript = `addEventListener("load", () => {
  const { textContent } = document.getElementById("page-scripts")
  document.head.append(document.createRange().createContextualFragment(textContent))
})`

/** Matches Gatsby's script tags at the end of a page. Written for gatsby 5.16.1. */
const gatsbyScripts = /(?:<script src="\/[^"]+" async(?:="")?><\/script>)+/

/**
 * Moves Gatsby's script tags to a `<noscript>`, adds their `integrity`, and adds the inline script that loads them once the
 * page is loaded. As Gatsby adds them, browsers fetch them beside the font and the first image (docs/performance.md).
 * @param integrityOf returns the `integrity` of the script at a path
 * @throws an Error if the page has no such script tags
 */
export const loadScriptsAfterLoad = (html: string, integrityOf: (src: string) => string): string => {
  if (!gatsbyScripts.test(html)) {
    throw new Error("Gatsby's script tags were not found; hosting/scripts-after-load.ts is for gatsby 5.16.1")
  }
  return html.replace(gatsbyScripts, (scripts) => {
    const tags = scripts.replaceAll(
      /src="([^"]+)"/g,
      (attribute, src: string) => `${attribute} integrity="${integrityOf(src)}"`,
    )
    return `<noscript id="page-scripts">${tags}</noscript><script>${inlineScript}</script>`
  })
}
