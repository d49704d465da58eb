/** The paths of the pages and of the files that the build writes in addition to them. */
export const routes = {
  home: "/",
  blog: "/blog",
  privacyPolicy: "/privacy-policy",
  notFound: "/404",
  rss: "/rss.xml",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  credits: "/credits.txt",
  securityTxt: "/.well-known/security.txt",
} as const

/** The paths of the icons, which the build draws. */
export const iconPaths = ["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png"] as const

export const articlePath = (slug: string): string => `${routes.blog}/${slug}`

export const plainPagePath = (slug: string): string => `/${slug}`

/** Returns the id of a heading, or what its id begins with, in a section of the privacy policy. */
export const policyAnchor = (section: string, heading = ""): string => `${section}_${heading}`

/** The id of the heading of the index of articles in the Knowledge Hub. */
export const articleIndexId = "article-index"

/** Removes a trailing slash, except that of the path `/`. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, "$1")

/** Returns the path of a page's social card. */
export const socialCardPath = (path: string): string => {
  const route = path === routes.home ? "/home" : withoutTrailingSlash(path)
  return `/social${route}.jpg`
}

/**
 * Returns the canonical URL of a page or file: absolute, without a query, a hash or a trailing slash.
 * @param siteUrl the address of the site, with or without a trailing slash
 * @param path a path such as `/blog/`
 */
export const pageUrl = (siteUrl: string, path: string): string =>
  withoutTrailingSlash(siteUrl) + withoutTrailingSlash(path.replace(/[?#].*$/, ""))

/** The ids on the landing page that links can target, except those of services: the main region and the sections. */
export const landingPageIds = [
  "main",
  "services",
  "problems",
  "threshold",
  "clients",
  "why-choose-us",
  "about",
  "testimonials",
  "case-studies",
  "contact",
] as const

export const sectionPath = (id: (typeof landingPageIds)[number]): string => `${routes.home}#${id}`

/** Sections whose name is also an address, which people type. It redirects to the section. */
export const redirectedSections = ["services", "case-studies", "contact"] as const

export const clientId = (slug: string): string => `client-${slug}`
export const caseStudyId = (slug: string): string => `case-${slug}`

/**
 * Returns the digits of a telephone number with the plus sign, as `tel:` links have them, without the (0) of +44 (0)20, which
 * is dialled only nationally.
 */
export const telephoneDigits = (phone: string): string =>
  phone.replace(/^(\+.*)\(0\)/, "$1").replace(/[^\d+]/g, "")

export const telephoneLink = (phone: string): string => `tel:${telephoneDigits(phone)}`
