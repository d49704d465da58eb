import { pageUrl } from "../../site/routes"
import type { FeedContent, FeedItem } from "./feed-content"
import { xml } from "../xml"

/** A day as RFC 822 section 5 writes a date. */
const rfc822 = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString()

const item = (article: FeedItem) => `
    <item>
      <title>${xml(article.title)}</title>
      <link>${xml(article.url)}</link>
      <guid isPermaLink="true">${xml(article.id)}</guid>
      <pubDate>${rfc822(article.published)}</pubDate>
      <atom:updated>${article.updated}T00:00:00Z</atom:updated>
      <dc:creator>${xml(article.author)}</dc:creator>${article.tags
        .map((tag) => `\n      <category>${xml(tag)}</category>`)
        .join("")}
      <description>${xml(article.excerpt)}</description>
      <content:encoded>${xml(article.html)}</content:encoded>
    </item>`

/** The feed as RSS 2.0 (https://www.rssboard.org/rss-specification), with the whole text of each article. */
export const rss = (feed: FeedContent): string => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${xml(feed.title)}</title>
    <link>${xml(pageUrl(feed.siteUrl, "/blog"))}</link>
    <description>${xml(feed.description)}</description>
    <language>en-GB</language>${feed.updated ? `\n    <lastBuildDate>${rfc822(feed.updated)}</lastBuildDate>` : ""}
    <atom:link href="${xml(pageUrl(feed.siteUrl, "/rss.xml"))}" rel="self" type="application/rss+xml"/>${feed.items
      .map(item)
      .join("")}
  </channel>
</rss>
`
