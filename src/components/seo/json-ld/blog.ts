import { pageUrl } from "../../../site/routes"
import { blogPosting } from "./blog-posting"
import { businessReference } from "./business"
import type { Thing } from "./serialise"

type Blog = {
  site: Queries.SeoSiteFragment
  page: Pick<Queries.BlogPage, "title" | "lead">
  articles: readonly Queries.SeoArticleFragment[]
}

/** The Knowledge Hub and the articles that stand on this page of it (https://schema.org/Blog). */
export const blog = ({ site, page, articles }: Blog): Thing => ({
  "@type": "Blog",
  "@id": `${pageUrl(site.url, "/blog")}#blog`,
  name: page.title,
  description: page.lead,
  url: pageUrl(site.url, "/blog"),
  inLanguage: "en-GB",
  publisher: businessReference(site),
  blogPost: articles.map((article) => blogPosting({ site, article })),
})
