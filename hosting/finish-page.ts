import { inspectPage } from "./inspect-page"
import { deferScripts } from "./deferred-scripts"

/** Gatsby's own script differs from page to page in the path alone. */
const pathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="([^"\\]*)";\/\*\]\]>\*\/<\/script>/

/**
 * Gives a page's own scripts an `integrity`, has them start late, and moves the path out of Gatsby's inline script into
 * an attribute, so that its text, and with it its hash, is the same on every page. A page finished before is left as it is.
 * @param integrityOf gives `sha384-…` for the path of a script
 */
export const finishPage = (html: string, integrityOf: (src: string) => string): string => {
  const pinned = deferScripts(
    html.replace(
      pathScript,
      '<script id="gatsby-script-loader" data-page-path="$1">window.pagePath=document.currentScript.dataset.pagePath</script>',
    ),
  )
  return inspectPage(pinned)
    .ownScripts.filter(({ attributes }) => attributes["integrity"] === undefined)
    .toSorted((one, other) => other.tagEnd - one.tagEnd)
    .reduce(
      (text, { src, tagEnd }) =>
        `${text.slice(0, tagEnd)} integrity="${integrityOf(src)}"${text.slice(tagEnd)}`,
      pinned,
    )
}
