import { slugify } from "./slugify"

/** The parts of the landing page that a link can lead to. */
export const landingPageIds = [
  "main",
  "services",
  "clients",
  "why-choose-us",
  "case-studies",
  "contact",
] as const

/** Returns the ids of the services on the landing page, in the order of their titles. */
export const serviceIds = (titles: readonly string[]): string[] => {
  const taken = new Set<string>(landingPageIds)
  return titles.map((title) => slugify(title, taken))
}

/** Articles on one page of the Knowledge Hub. */
export const articlesPerPage = 10

/** The paths of the pages and files that components link to. */
export const routes = {
  home: "/",
  blog: "/blog",
  rss: "/rss.xml",
  atom: "/atom.xml",
} as const

/** Returns the path of an article, or of one of its sections. */
export const articlePath = (slug: string, section = ""): string =>
  `${routes.blog}/${slug}${section && `#${section}`}`

/** Returns the path of a page of the Knowledge Hub, counted from 1. */
export const blogPagePath = (page: number): string =>
  page === 1 ? routes.blog : `${routes.blog}/page/${page}`
