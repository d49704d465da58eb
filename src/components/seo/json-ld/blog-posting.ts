import { pageUrl } from "../../../site/routes"
import { businessReference, founder } from "./business"
import type { Thing } from "./serialise"

type BlogPosting = {
  site: Queries.SeoSiteFragment
  article: Queries.SeoArticleFragment
  /** The path of the picture that stands above the article. */
  image?: string | undefined
}

/** One article with its author and dates (https://schema.org/BlogPosting); `dateModified` only where the page shows one. */
export const blogPosting = ({ site, article, image }: BlogPosting): Thing => {
  const url = pageUrl(site.url, `/blog/${article.slug}`)
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    url,
    mainEntityOfPage: url,
    inLanguage: "en-GB",
    datePublished: article.publishedOn,
    ...(article.updatedOn ? { dateModified: article.updatedOn } : {}),
    author: article.author === site.consultant ? founder(site) : { "@type": "Person", name: article.author },
    publisher: businessReference(site),
    keywords: article.tags,
    ...(image ? { image: pageUrl(site.url, image) } : {}),
  }
}
