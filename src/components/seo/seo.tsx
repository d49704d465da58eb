import { graphql } from "gatsby"
import { serialise, type Thing } from "./json-ld/serialise"
import { pageUrl } from "../../site/routes"
import { SiteLinks } from "./site-links"
import { SocialTags } from "./social-tags"

type SeoProps = {
  site: Queries.SeoSiteFragment
  /** The page's route; `location.pathname` will do. */
  path: string
  /** The page's name; the site's name follows it in the document title where both fit. */
  title: string
  description: string
  /** The article on a page that is about one. */
  article?: Queries.SeoArticleFragment
  /** True for a page that is not to be found: it has no address of its own, and no card. */
  noindex?: boolean
  /** What the page shows, for machines. */
  jsonLd?: readonly Thing[]
}

/** Search engines cut off longer titles. */
const longestTitle = 60

/** Returns the page's name followed by the site's, or the page's name alone where both together are too long. */
const documentTitle = (title: string, siteName: string): string => {
  const full = `${title} · ${siteName}`
  return full.length <= longestTitle ? full : title
}

/**
 * Everything in the head of one page, for its `Head` export. Gatsby clears the head on navigation, so each page
 * states all of it.
 */
export function Seo({ site, path, title, description, article, noindex = false, jsonLd = [] }: SeoProps) {
  const summary = description.replace(/\s+/g, " ").trim()
  const hidden = noindex || site.preview
  return (
    <>
      <title>{documentTitle(article?.shortTitle ?? title, site.name)}</title>
      <meta name="description" content={summary} />
      <meta name="robots" content={hidden ? "noindex" : "max-image-preview:large"} />
      {!hidden && (
        <>
          <link rel="canonical" href={pageUrl(site.url, path)} />
          <SocialTags site={site} path={path} title={title} description={summary} article={article} />
        </>
      )}
      <SiteLinks siteName={site.name} />
      {jsonLd.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialise(jsonLd) }} />
      )}
    </>
  )
}

export const fragments = graphql`
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
