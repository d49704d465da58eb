import { pageUrl, socialCardPath } from "../../site/routes"
import { socialCardSize } from "../../site/brand"

type SocialTagsProps = {
  site: Queries.SeoSiteFragment
  path: string
  title: string
  description: string
  article: Queries.SeoArticleFragment | undefined
}

/** The tags for link previews: Open Graph (https://ogp.me) and `twitter:` tags for X. */
export function SocialTags({ site, path, title, description, article }: SocialTagsProps) {
  const card = pageUrl(site.url, socialCardPath(path))
  const cardAlt = `${site.name}: ${title}`
  return (
    <>
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={pageUrl(site.url, path)} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content={String(socialCardSize.width)} />
      <meta property="og:image:height" content={String(socialCardSize.height)} />
      <meta property="og:image:alt" content={cardAlt} />
      {article && <meta property="article:published_time" content={article.publishedOn} />}
      {article?.updatedOn && <meta property="article:modified_time" content={article.updatedOn} />}
      {article && <meta name="author" content={article.author} />}
      {article?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={cardAlt} />
    </>
  )
}
