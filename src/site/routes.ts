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
