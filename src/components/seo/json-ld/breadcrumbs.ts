import { pageUrl } from "../../../site/routes"
import type { Thing } from "./serialise"

/** One step of the trail that the page shows. */
export type Breadcrumb = { name: string; path: string }

/**
 * The trail that the page shows, in its order (https://schema.org/BreadcrumbList). Give it the same list that the
 * visible trail is drawn from, so that the two cannot disagree.
 */
export const breadcrumbs = (siteUrl: string, trail: readonly Breadcrumb[]): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: pageUrl(siteUrl, path),
  })),
})
