/** Matches Gatsby's inline script, in which only the path differs between pages. Written for gatsby 5.16.1. */
const gatsbyScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="([^"\\]*)";\/\*\]\]>\*\/<\/script>/

const marker = '<script id="gatsby-script-loader" data-page-path="'

/**
 * Moves the page's path from Gatsby's inline script to an attribute. The script's text, and with it its hash in the
 * Content-Security-Policy, is then the same on every page. A page that has the attribute is returned unchanged.
 * @throws an Error if the page has no such script
 */
export const movePagePath = (html: string): string => {
  if (html.includes(marker)) return html
  if (!gatsbyScript.test(html)) {
    throw new Error(
      "Gatsby's inline script with window.pagePath was not found; hosting/page-path-script.ts is written for gatsby 5.16.1",
    )
  }
  return html.replace(
    gatsbyScript,
    `${marker}$1">window.pagePath=document.currentScript.dataset.pagePath</script>`,
  )
}
