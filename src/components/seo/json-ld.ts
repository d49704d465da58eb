import { articlePath, pageUrl, routes, socialCardPath } from "../../site/routes"

type Site = Queries.SeoSiteFragment

/** A schema.org thing in JSON-LD. */
export type Thing = { "@type": string } & Record<string, unknown>

/**
 * Serializes things into one JSON-LD document that is safe inside a `<script>`: `<`, `>` and `&` are escaped, so that
 * no text can close the element or be read as an entity.
 */
export const serializeJsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )

/** Returns the business as a `publisher`. */
const businessReference = (site: Pick<Site, "name" | "url">): Thing => ({
  "@type": "ProfessionalService",
  "@id": `${pageUrl(site.url, routes.home)}#business`,
  name: site.name,
  url: pageUrl(site.url, routes.home),
})

/** Returns the consultant who runs the practice (https://schema.org/Person). */
const founder = (site: Pick<Site, "consultant" | "url">): Thing => ({
  "@type": "Person",
  "@id": `${pageUrl(site.url, routes.home)}#consultant`,
  name: site.consultant,
  jobTitle: "SAP GTS consultant",
})

/** Returns the practice with its contact details and opening hours (https://schema.org/ProfessionalService). */
export const business = (site: Site): Thing => ({
  ...businessReference(site),
  logo: pageUrl(site.url, "/apple-touch-icon.png"),
  email: site.email,
  ...(site.phone ? { telephone: site.phone } : {}),
  address: {
    "@type": "PostalAddress",
    streetAddress: site.address.street,
    addressLocality: site.address.locality,
    postalCode: site.address.postalCode,
    addressCountry: site.address.countryCode,
  },
  ...(site.openingHours ? { openingHours: site.openingHours } : {}),
  ...(site.company
    ? { identifier: { "@type": "PropertyValue", name: site.company.label, value: site.company.number } }
    : {}),
  ...(site.vat ? { vatID: site.vat.number } : {}),
  ...(site.profiles?.length ? { sameAs: site.profiles.map(({ href }) => href) } : {}),
  founder: founder(site),
})

/** Returns the website; search engines take the site name in their results from it (https://schema.org/WebSite). */
export const webSite = (site: Site): Thing => ({
  "@type": "WebSite",
  "@id": `${pageUrl(site.url, routes.home)}#website`,
  name: site.name,
  url: pageUrl(site.url, routes.home),
  inLanguage: "en-GB",
  publisher: { "@id": businessReference(site)["@id"] },
})

type BlogPosting = { site: Site; article: Queries.SeoArticleFragment }

/** Returns an article (https://schema.org/BlogPosting); `dateModified` only if it was updated. */
export const blogPosting = ({ site, article }: BlogPosting): Thing => {
  const path = articlePath(article.slug)
  const url = pageUrl(site.url, path)
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
    image: pageUrl(site.url, socialCardPath(path)),
  }
}

type Blog = {
  site: Site
  page: Pick<Queries.BlogPage, "title" | "lead">
  articles: readonly Queries.SeoArticleFragment[]
}

/** Returns the Knowledge Hub with its articles (https://schema.org/Blog). */
export const blog = ({ site, page, articles }: Blog): Thing => ({
  "@type": "Blog",
  "@id": `${pageUrl(site.url, routes.blog)}#blog`,
  name: page.title,
  description: page.lead,
  url: pageUrl(site.url, routes.blog),
  inLanguage: "en-GB",
  publisher: businessReference(site),
  blogPost: articles.map((article) => blogPosting({ site, article })),
})

type Breadcrumb = { name: string; path: string }

/**
 * Returns the breadcrumbs of a page (https://schema.org/BreadcrumbList).
 * @param trail the pages above it and the page itself
 */
export const breadcrumbList = (siteUrl: string, trail: readonly Breadcrumb[]): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: pageUrl(siteUrl, path),
  })),
})
