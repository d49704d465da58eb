import { graphql } from "gatsby"
import { serialise, type Thing } from "./json-ld/serialise"
import { pageUrl } from "./page-url"
import { SiteLinks } from "./site-links"
import { SocialTags, type SocialImage } from "./social-tags"

type SeoProps = {
  site: Queries.SeoSiteFragment
  /** The page's route; `location.pathname` will do. */
  path: string
  /** What the page is called; the name of the site is added. */
  title: string
  description: string
  /** The article on a page that is about one. */
  article?: Queries.SeoArticleFragment
  /** A picture other than the page's own social card. */
  image?: SocialImage
  /** True for pages that search engines should leave out. */
  noindex?: boolean
  /** What the page shows, for machines. */
  jsonLd?: readonly Thing[]
}

/**
 * Everything in the head of one page, for its `Head` export. Gatsby clears the head on navigation, so each page
 * states all of it.
 */
export function Seo({
  site,
  path,
  title,
  description,
  article,
  image,
  noindex = false,
  jsonLd = [],
}: SeoProps) {
  const summary = description.replace(/\s+/g, " ").trim()
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <meta name="description" content={summary} />
      <meta name="robots" content={noindex ? "noindex" : "max-image-preview:large"} />
      {!noindex && <link rel="canonical" href={pageUrl(site.url, path)} />}
      <SocialTags {...{ site, path, title, article, image }} description={summary} />
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
    url
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
    excerpt
    author
    publishedOn: date
    updatedOn: updated
    tags
  }
`
