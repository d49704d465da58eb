import { pageUrl } from "../../site/routes"
import type { FeedContent, FeedItem } from "./feed-content"
import { xml } from "../xml"

/** The day that an empty feed states, since RFC 4287 section 4.1.1 asks for one. */
const epoch = "1970-01-01"

const entry = (article: FeedItem) => `
  <entry>
    <id>${xml(article.id)}</id>
    <title>${xml(article.title)}</title>
    <link rel="alternate" type="text/html" href="${xml(article.url)}"/>
    <published>${article.published}T00:00:00Z</published>
    <updated>${article.updated}T00:00:00Z</updated>
    <author><name>${xml(article.author)}</name></author>${article.tags
      .map((tag) => `\n    <category term="${xml(tag)}"/>`)
      .join("")}
    <summary>${xml(article.excerpt)}</summary>
    <content type="html">${xml(article.html)}</content>
  </entry>`

/** The feed as Atom 1.0 (RFC 4287), with the whole text of each article. */
export const atom = (feed: FeedContent): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>${xml(pageUrl(feed.siteUrl, "/atom.xml"))}</id>
  <title>${xml(feed.title)}</title>
  <subtitle>${xml(feed.description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${xml(pageUrl(feed.siteUrl, "/atom.xml"))}"/>
  <link rel="alternate" type="text/html" href="${xml(pageUrl(feed.siteUrl, "/blog"))}"/>
  <updated>${feed.updated ?? epoch}T00:00:00Z</updated>
  <author><name>${xml(feed.author)}</name></author>${feed.items.map(entry).join("")}
</feed>
`
