import { load, type Element } from "cheerio"

/** Returns every element of a page, in document order. The content of `<noscript>` counts, as it does without scripts. */
export const elementsOf = (html: string): Element[] =>
  load(html, { scriptingEnabled: false }).root().find("*").get()
