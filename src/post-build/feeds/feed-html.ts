import { load, type Element } from "cheerio"

/** Attributes that feed readers use. */
const kept = new Set(
  "href src alt title width height colspan rowspan scope lang dir cite start datetime".split(" "),
)
/** Elements that a feed reader cannot use, with their content. */
const dropped = "script, style, source, noscript, template, .permalink"
/** Elements that are only there for the layout of the page: their content stays. */
const unwrapped = "span, picture, div, .gatsby-resp-image-link"

/**
 * Returns the HTML of an article for a feed: URLs are absolute, and what only the page needs is removed.
 * @param html the finished HTML of the article
 * @param articleUrl its absolute URL, against which links are resolved
 */
export const feedHtml = (html: string, articleUrl: string): string => {
  const $ = load(html, null, false)
  $(dropped).remove()
  for (const element of $(unwrapped).toArray()) $(element).replaceWith($(element).contents())
  for (const element of $("*").toArray() as Element[]) {
    for (const [name, value] of Object.entries(element.attribs)) {
      if (!kept.has(name)) $(element).removeAttr(name)
      else if (name === "href" || name === "src") $(element).attr(name, new URL(value, articleUrl).href)
    }
  }
  return $.html()
}
