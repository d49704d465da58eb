import { siteUrl } from "../../src/site/build-environment"
import { contentFolder, copyOf } from "../../test/content/copy"

/** The content of the site under test. */
const root = "content"
const today = new Date().toISOString().slice(0, 10)

/** The sections of the policy, in order. */
export const policySections = contentFolder("PrivacySection", "privacy", ".md", root).map(
  ({ fields, pathParts, body }) => ({ slug: pathParts["slug"] ?? "", body, ...fields }),
)

/** The published articles, newest first. */
export const hubArticles = contentFolder("Article", "articles", "index.md", root)
  .map(({ fields, pathParts, body }) => ({
    slug: pathParts["slug"] ?? "",
    day: fields.date,
    body,
    ...fields,
  }))
  .filter(({ draft, date }) => !draft && date <= today)
  .sort((one, other) => other.day.localeCompare(one.day))

/** The content of the sections of the landing page above the form. */
export const landingPage = [
  copyOf("HomeHero", "home/hero.yml", root),
  copyOf("HomeProblems", "home/problems.yml", root),
  copyOf("HomeServices", "home/services.yml", root),
  copyOf("HomeClients", "home/clients.yml", root),
  ...contentFolder("Client", "clients", ".yml", root).map(({ fields }) => fields),
  copyOf("HomeWhy", "home/why-choose-us.yml", root),
  copyOf("HomeTestimonials", "home/testimonials.yml", root),
  copyOf("HomeCaseStudies", "home/case-studies.yml", root),
  ...contentFolder("CaseStudy", "case-studies", ".yml", root).map(({ fields }) => fields),
]

export const contact = copyOf("HomeContact", "home/contact.yml", root)

export const hero = copyOf("HomeHero", "home/hero.yml", root)

export const notFound = copyOf("NotFoundPage", "pages/not-found.yml", root)

const banner = copyOf("CookieBanner", "cookie-banner.yml", root)

export const site = copyOf("SiteProfile", "site.yml", root)

export const hub = copyOf("BlogPage", "pages/blog.yml", root)
export const policy = copyOf("PrivacyPage", "pages/privacy-policy.yml", root)

/** Names of controls, read from the content, so that rewording a button breaks no test. */
export const copy = {
  ...banner,
  footer: site.footer,
  labels: site.labels,
  navigation: site.navigation,
  form: contact,
  search: policy.searchLabel,
}

/** Origin of the built site. `SITE_URL` has to be the same for the build and for this run. */
export const origin = siteUrl(site.url)

/** Returns the path of an absolute URL of the site. @throws Error for other origins */
export const localPath = (address: string): string => {
  if (!address.startsWith(`${origin}/`)) throw new Error(`${address} is not a URL of ${origin}`)
  return address.slice(origin.length)
}
