import { articlePath, pageUrl } from "../../site/routes"
import type { SiteFacts } from "../site-facts"
import { feedHtml } from "./feed-html"

/** Articles in a feed. */
const newest = 20

/** An article as an entry of a feed. Dates are YYYY-MM-DD. */
export type FeedItem = {
  /** Stays the same when the article moves, so that feed readers do not show it twice. */
  id: string
  url: string
  title: string
  excerpt: string
  author: string
  published: string
  updated: string
  tags: readonly string[]
  html: string
}

export type FeedContent = {
  siteUrl: string
  title: string
  description: string
  author: string
  /** The latest date of any item: a build without a change of content writes the same feed. */
  updated: string | undefined
  items: readonly FeedItem[]
}

/** Returns the content of both feeds: the newest articles, with absolute URLs. */
export const feedContent = ({ siteProfile: site, blogPage: page, allArticle }: SiteFacts): FeedContent => {
  const items = allArticle.nodes.slice(0, newest).map((article) => {
    const url = pageUrl(site.url, articlePath(article.slug))
    return {
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
    updated: items
      .map(({ updated }) => updated)
      .sort()
      .at(-1),
    items,
  }
}
