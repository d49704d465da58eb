import { pageUrl } from "./page-url"
import { socialCardPath, socialCardSize } from "./social-card-path"

export type SocialImage = { path: string; alt: string; width: number; height: number }

type SocialTagsProps = {
  site: Queries.SeoSiteFragment
  path: string
  title: string
  description: string
  article: Queries.SeoArticleFragment | undefined
  image: SocialImage | undefined
}

/** What a shared link shows: Open Graph (https://ogp.me) and the names that X reads. */
export function SocialTags({ site, path, title, description, article, image }: SocialTagsProps) {
  const card = { path: socialCardPath(path), alt: `${site.name}: ${title}`, ...socialCardSize }
  const picture = image ?? card
  const pictureUrl = pageUrl(site.url, picture.path)
  return (
    <>
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={pageUrl(site.url, path)} />
      <meta property="og:image" content={pictureUrl} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      {article && <meta property="article:published_time" content={article.publishedOn} />}
      {article?.updatedOn && <meta property="article:modified_time" content={article.updatedOn} />}
      {article && <meta name="author" content={article.author} />}
      {article?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={pictureUrl} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  )
}
