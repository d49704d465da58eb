import { load } from "cheerio"

/** Returns the texts of a page's inline scripts and styles, and the elements in its content that must not be there. */
export const inspectPage = (html: string) => {
  const $ = load(html)
  const textsOf = (selector: string) => Array.from($.root().find(selector), (element) => $(element).text())
  // The policy would allow these with their hash.
  const inContent = $("#___gatsby").find("script, style, meta, template")
  return {
    // Browsers do not run data blocks.
    scripts: textsOf("script:not([src], [type$=json])"),
    styles: textsOf("style"),
    unexpected: Array.from(inContent, ({ tagName }) => `<${tagName}>`),
  }
}
