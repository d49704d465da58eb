import { landingPageIds } from "./routes"
import { slugify } from "./slugify"

/** Returns the ids of the services on the landing page, in the order of `titles`. */
export const serviceIds = (titles: readonly string[]): string[] => {
  const taken = new Set<string>(landingPageIds)
  // Not an id of a client or a case study.
  return titles.map((title) => slugify(title.replace(/^(?=client|case)/i, "service "), taken))
}
