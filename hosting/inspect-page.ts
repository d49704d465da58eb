import { load } from "cheerio"

/**
 * Inspects a built page. Parses it like a browser without scripts, so that the content of `<noscript>` counts too.
 * @returns the texts of its inline scripts and styles, and a sentence for each thing that a page must not contain
 */
export const inspectPage = (html: string) => {
  const $ = load(html, { scriptingEnabled: false })
  const textsOf = (selector: string) => Array.from($.root().find(selector), (element) => $(element).text())
  // The policy would allow these with their hash. Gatsby's image component has its own scripts.
  const inContent = $("#___gatsby").find("script, style, meta, template").not("[data-gatsby-image-wrapper] *")
  const handlers = $.root()
    .find("*")
    .get()
    .flatMap(({ tagName, attribs }) =>
      Object.keys(attribs)
        .filter((name) => name.startsWith("on"))
        .map((name) => `<${tagName}> has the handler ${name}`),
    )
  return {
    // Browsers do not run data blocks.
    scripts: textsOf("script:not([src], [type$=json])"),
    styles: textsOf("style"),
    problems: [
      ...Array.from(inContent, ({ tagName }) => `<${tagName}> is inside the page's content`),
      ...handlers,
    ],
  }
}
