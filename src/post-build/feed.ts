import { load } from "cheerio"
import { articlePath, pageUrl, routes } from "../site/routes"
import { escapeXml } from "./escape-xml"
import type { SiteData } from "./site-data"

type Article = SiteData["allArticle"]["nodes"][number]

/**
 * Returns the HTML of an article for a feed: URLs are absolute, and what only the page needs is removed.
 * @param articleUrl the absolute URL against which links are resolved
 */
export const feedHtml = (html: string, articleUrl: string): string => {
  const $ = load(html, null, false)
  $("script, style, source, .permalink").remove()
  for (const wrapper of $("span, picture, div, .gatsby-resp-image-link").toArray())
    $(wrapper).replaceWith($(wrapper).contents())
  $("*").removeAttr("id class style srcset sizes loading decoding tabindex aria-label data-column")
  for (const name of ["href", "src"]) {
    const absolute = (_: number, value: string) =>
      URL.canParse(value, articleUrl) ? new URL(value, articleUrl).href : value
    $(`[${name}]`).attr(name, absolute)
  }
  return $.html()
}

/** Returns a date in the format of RFC 822, section 5. */
const rfc822 = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString()

const item = (article: Article, siteUrl: string) => {
  const url = pageUrl(siteUrl, articlePath(article.slug))
  // Stays the same when the article moves, so that feed readers do not show it twice.
  const id = pageUrl(siteUrl, articlePath(article.aliases[0] ?? article.slug))
  return `
    <item>
      <title>${escapeXml(article.title)}</title>
      <link>${escapeXml(url)}</link>
      <guid isPermaLink="true">${escapeXml(id)}</guid>
      <pubDate>${rfc822(article.date)}</pubDate>
      <dc:creator>${escapeXml(article.author)}</dc:creator>
      ${article.tags.map((tag) => `<category>${escapeXml(tag)}</category>`).join("")}
      <description>${escapeXml(article.excerpt)}</description>
      <content:encoded>${escapeXml(feedHtml(article.html, url))}</content:encoded>
    </item>`
}

/** Returns the feed as RSS 2.0 (https://www.rssboard.org/rss-specification), with the full text of each article. */
export const rss = ({ siteProfile: site, blogPage: page, allArticle }: SiteData): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(`${page.title} · ${site.name}`)}</title>
    <link>${escapeXml(pageUrl(site.url, routes.blog))}</link>
    <description>${escapeXml(page.description)}</description>
    <language>en-GB</language>
    <atom:link href="${escapeXml(pageUrl(site.url, routes.rss))}" rel="self" type="application/rss+xml"/>
    ${allArticle.nodes.map((article) => item(article, site.url)).join("")}
  </channel>
</rss>
`
