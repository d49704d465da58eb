import { graphql } from "gatsby"
import { socialCardSize, themeColors } from "../../site/brand"
import { pageUrl, routes, socialCardPath } from "../../site/routes"
import { serializeJsonLd, type Thing } from "./json-ld"

type SeoProps = {
  site: Queries.SeoSiteFragment
  /** The path of the page, such as `location.pathname`. */
  path: string
  /** The title of the page; the name of the site follows it in the document title. */
  title: string
  description: string
  /** The article, on an article page. */
  article?: Queries.SeoArticleFragment | undefined
  /** True for a page that search engines should not list: it has no canonical URL and no social card. */
  noindex?: boolean
  /** The structured data of the page. */
  jsonLd?: readonly Thing[]
}

/** The complete head of a page, for its `Head` export: Gatsby clears the head on navigation. */
export function Seo({ site, path, title, description, article, noindex = false, jsonLd }: SeoProps) {
  const summary = description.replace(/\s+/g, " ").trim()
  const hidden = noindex || site.preview
  return (
    <>
      <title>{`${article?.shortTitle ?? title} · ${site.name}`}</title>
      <meta name="description" content={summary} />
      <meta name="robots" content={hidden ? "noindex" : "max-image-preview:large"} />
      {!hidden && (
        <>
          <link rel="canonical" href={pageUrl(site.url, path)} />
          <SocialTags site={site} path={path} title={title} description={summary} article={article} />
        </>
      )}
      <SiteLinks siteName={site.name} />
      {jsonLd && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(jsonLd) }} />
      )}
    </>
  )
}

type SocialTagsProps = Pick<SeoProps, "site" | "path" | "title" | "description" | "article">

/** The tags for link previews: Open Graph (https://ogp.me), and those of X that have no fallback there. */
function SocialTags({ site, path, title, description, article }: SocialTagsProps) {
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
      <meta name="twitter:image:alt" content={cardAlt} />
    </>
  )
}

/** The part of the head that is the same on every page: browser colours and feed. */
function SiteLinks({ siteName }: { siteName: string }) {
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
      <link rel="alternate" type="application/rss+xml" href={routes.rss} title={`${siteName} (RSS)`} />
    </>
  )
}

export const query = graphql`
  fragment SeoSite on SiteProfile {
    name
    consultant
    url
    preview
    email
    phone
    address {
      street
      locality
      postalCode
      countryCode
    }
    openingHours
    company {
      label
      number
    }
    vat {
      number
    }
    profiles {
      href
    }
  }

  fragment SeoArticle on Article {
    slug
    title
    shortTitle
    excerpt
    author
    publishedOn: date
    updatedOn: updated
    tags
  }
`
