import { pageUrl } from "../../site/routes"
import { feedHtml } from "./feed-html"

/** One article as feeds tell it; days are written as YYYY-MM-DD. */
export type FeedItem = {
  /** Stays the same when the article moves, so that no reader sees it twice. */
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
  /** The newest day of any item; a build without a change of content writes the same feed. */
  updated: string | undefined
  items: readonly FeedItem[]
}

/** What both feeds say, made of the newest articles. */
export const feedContent = ({
  siteProfile: site,
  blogPage: page,
  allArticle,
}: Queries.FeedQuery): FeedContent => {
  const items = allArticle.nodes.map((article) => {
    const url = pageUrl(site.url, `/blog/${article.slug}`)
    return {
      id: pageUrl(site.url, `/blog/${article.aliases[0] ?? article.slug}`),
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
