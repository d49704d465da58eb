import { load, type Element } from "cheerio"
import { articlePath, pageUrl } from "../../site/routes"
import type { SiteData } from "../site-data"

/** The maximum number of articles in a feed. */
const newest = 20

/** Attributes that feed readers use. */
const kept = new Set(
  "href src alt title width height colspan rowspan scope lang dir cite start datetime".split(" "),
)
/** Elements that feed readers cannot use, removed with their content. */
const dropped = "script, style, source, noscript, template, .permalink"
/** Elements for the layout of the page, replaced with their content. */
const unwrapped = "span, picture, div, .gatsby-resp-image-link"

/**
 * Returns the HTML of an article for a feed: URLs are absolute, and what only the page needs is removed.
 * @param html the HTML of the article, as pages show it
 * @param articleUrl its absolute URL, against which links are resolved
 */
export const feedHtml = (html: string, articleUrl: string): string => {
  const $ = load(html, null, false)
  $(dropped).remove()
  for (const element of $(unwrapped).toArray()) $(element).replaceWith($(element).contents())
  for (const element of $("*").toArray() as Element[]) {
    for (const [name, value] of Object.entries(element.attribs)) {
      if (!kept.has(name)) $(element).removeAttr(name)
      else if (["href", "src"].includes(name) && URL.canParse(value, articleUrl)) {
        $(element).attr(name, new URL(value, articleUrl).href)
      }
    }
  }
  return $.html()
}

/** Returns the content of both feeds: the newest articles, with absolute URLs. Dates are YYYY-MM-DD. */
export const feedContent = ({ siteProfile: site, blogPage: page, allArticle }: SiteData) => {
  const items = allArticle.nodes.slice(0, newest).map((article) => {
    const url = pageUrl(site.url, articlePath(article.slug))
    return {
      // Stays the same when the article moves, so that feed readers do not show it twice.
      id: pageUrl(site.url, articlePath(article.aliases[0] ?? article.slug)),
      url,
      title: article.title,
      excerpt: article.excerpt,
      author: article.author,
      published: article.date,
      updated: article.updated ?? article.date,
      tags: article.tags,
      html: feedHtml(article.html, url),
    }
  })
  return {
    siteUrl: site.url,
    title: `${page.title} · ${site.name}`,
    description: page.description,
    author: site.name,
    // The latest date of any item, so that a build without a change of content writes the same feed.
    updated: items
      .map(({ updated }) => updated)
      .sort()
      .at(-1),
    items,
  }
}

export type FeedContent = ReturnType<typeof feedContent>
export type FeedItem = FeedContent["items"][number]
