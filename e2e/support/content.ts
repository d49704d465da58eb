import { siteUrl } from "../../src/site/build-environment"
import { contentFolder, copyOf } from "../../test/copy"

/** The content of the site under test. */
const root = "content"
const today = new Date().toISOString().slice(0, 10)

/** The policy's sections as the content has them, in their order. */
export const policySections = contentFolder("PrivacySection", "privacy", ".md", root).map(
  ({ fields, place, body }) => ({ slug: place["slug"] ?? "", body, ...fields }),
)

/** The published articles as the content has them, newest first. */
export const hubArticles = contentFolder("Article", "articles", "index.md", root)
  .map(({ fields, place, body }) => ({ slug: place["slug"] ?? "", day: fields.date, body, ...fields }))
  .filter(({ draft, date }) => !draft && date <= today)
  .sort((one, other) => other.day.localeCompare(one.day))

/** The articles that must not be on the built site: drafts, and those of a day to come. */
export const unpublished = contentFolder("Article", "articles", "index.md", root)
  .filter(({ fields: { draft, date } }) => draft || date > today)
  .map(({ fields, place }) => ({ slug: place["slug"] ?? "", ...fields }))

/** The words of the contact form. */
export const contact = copyOf("HomeContact", "home/contact.yml", root)

/** The words of the first screen. */
export const hero = copyOf("HomeHero", "home/hero.yml", root)

/** The words of the page for what is not there. */
export const notFound = copyOf("NotFoundPage", "pages/not-found.yml", root)

/** The words of the cookie banner. */
export const banner = copyOf("CookieBanner", "cookie-banner.yml", root)

/** Names, contact data and words that stand on every page. */
export const site = copyOf("SiteProfile", "site.yml", root)

export const hub = copyOf("BlogPage", "pages/blog.yml", root)
export const policy = copyOf("PrivacyPage", "pages/privacy-policy.yml", root)

/** The names of the controls, from the content: rewording a button breaks no test. */
export const copy = {
  ...banner,
  footer: site.footer,
  labels: site.labels,
  navigation: site.navigation,
  form: contact,
  search: policy.searchLabel,
}

/** The address that the build gave the site; `SITE_URL` has to be the same for the build and for this run. */
export const origin = siteUrl(site.url)

/** Where a page of the built site is found on this machine: an absolute address without its origin. */
export const localPath = (address: string): string => {
  if (!address.startsWith(`${origin}/`)) throw new Error(`${address} is not an address of ${origin}`)
  return address.slice(origin.length)
}
