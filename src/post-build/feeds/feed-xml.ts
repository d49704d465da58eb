import { pageUrl, routes } from "../../site/routes"
import { escapeXml } from "../escape-xml"
import type { SiteData } from "../site-data"
import { feedContent, type FeedContent, type FeedItem } from "./feed-content"

/** Returns a date in the format of RFC 822, section 5. */
const rfc822 = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString()

const item = (article: FeedItem) => `
    <item>
      <title>${escapeXml(article.title)}</title>
      <link>${escapeXml(article.url)}</link>
      <guid isPermaLink="true">${escapeXml(article.id)}</guid>
      <pubDate>${rfc822(article.published)}</pubDate>
      <atom:updated>${article.updated}T00:00:00Z</atom:updated>
      <dc:creator>${escapeXml(article.author)}</dc:creator>${article.tags
        .map((tag) => `\n      <category>${escapeXml(tag)}</category>`)
        .join("")}
      <description>${escapeXml(article.excerpt)}</description>
      <content:encoded>${escapeXml(article.html)}</content:encoded>
    </item>`

/** Returns the feed as RSS 2.0 (https://www.rssboard.org/rss-specification), with the full text of each article. */
export const rss = (feed: FeedContent): string => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(feed.title)}</title>
    <link>${escapeXml(pageUrl(feed.siteUrl, routes.blog))}</link>
    <description>${escapeXml(feed.description)}</description>
    <language>en-GB</language>${feed.updated ? `\n    <lastBuildDate>${rfc822(feed.updated)}</lastBuildDate>` : ""}
    <atom:link href="${escapeXml(pageUrl(feed.siteUrl, routes.rss))}" rel="self" type="application/rss+xml"/>${feed.items
      .map(item)
      .join("")}
  </channel>
</rss>
`

/** The date of an empty feed: RFC 4287, section 4.1.1, requires one. */
const epoch = "1970-01-01"

const entry = (article: FeedItem) => `
  <entry>
    <id>${escapeXml(article.id)}</id>
    <title>${escapeXml(article.title)}</title>
    <link rel="alternate" type="text/html" href="${escapeXml(article.url)}"/>
    <published>${article.published}T00:00:00Z</published>
    <updated>${article.updated}T00:00:00Z</updated>
    <author><name>${escapeXml(article.author)}</name></author>${article.tags
      .map((tag) => `\n    <category term="${escapeXml(tag)}"/>`)
      .join("")}
    <summary>${escapeXml(article.excerpt)}</summary>
    <content type="html">${escapeXml(article.html)}</content>
  </entry>`

/** Returns the feed as Atom 1.0 (RFC 4287), with the full text of each article. */
export const atom = (feed: FeedContent): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>${escapeXml(pageUrl(feed.siteUrl, routes.atom))}</id>
  <title>${escapeXml(feed.title)}</title>
  <subtitle>${escapeXml(feed.description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escapeXml(pageUrl(feed.siteUrl, routes.atom))}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(pageUrl(feed.siteUrl, routes.blog))}"/>
  <updated>${feed.updated ?? epoch}T00:00:00Z</updated>
  <author><name>${escapeXml(feed.author)}</name></author>${feed.items.map(entry).join("")}
</feed>
`

export const feeds = (data: SiteData): Record<string, string> => {
  const content = feedContent(data)
  return { [routes.rss]: rss(content), [routes.atom]: atom(content) }
}
