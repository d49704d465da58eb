import { contentTypes, type ContentType } from "../../src/content-model/content-types"
import { siteUrl } from "../../src/site/build-environment"
import { routes, sectionPath } from "../../src/site/routes"
import { copyOf, filesOf } from "../../test/content/copy"

/** The content of the site under test. */
const root = "content"
const today = new Date().toISOString().slice(0, 10)

/** The sections of the policy, in order. */
export const policySections = filesOf("PrivacySection", root).map(({ fields, pathParts, body }) => ({
  slug: pathParts["slug"] ?? "",
  body,
  ...fields,
}))

/** The published articles, newest first. */
export const hubArticles = filesOf("Article", root)
  .map(({ fields, pathParts, body }) => ({
    slug: pathParts["slug"] ?? "",
    day: fields.date,
    body,
    ...fields,
  }))
  .filter(({ draft, date }) => !draft && date <= today)
  .sort((one, other) => other.day.localeCompare(one.day))

const isAboveForm = ({ page }: ContentType) =>
  typeof page === "string" && page.startsWith("/#") ? page !== sectionPath("contact") : page === routes.home

/** The content of the landing page above the form. */
export const landingPage = contentTypes
  .filter(isAboveForm)
  .flatMap(({ type }) => filesOf(type, root).map(({ fields }) => fields))

export const contact = copyOf("HomeContact", root)

export const hero = copyOf("HomeHero", root)

export const notFound = copyOf("NotFoundPage", root)

const banner = copyOf("CookieBanner", root)

export const site = copyOf("SiteProfile", root)

export const hub = copyOf("BlogPage", root)
export const policy = copyOf("PrivacyPage", root)

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
