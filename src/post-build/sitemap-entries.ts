import { pageUrl } from "../site/routes"

export type SitemapEntry = { url: string; lastmod?: string }

/** Addresses that are built, but are no pages to be found: the page for a wrong address, and Gatsby's own. */
const hidden = /^\/(404(\.html)?|dev-404-page|offline-plugin-app-shell-fallback)$/

/**
 * Every page that should be found, in a fixed order. An article changed on its `updated` day or else on its `date`,
 * a list of articles when its newest article did; nothing states when the other pages changed, so neither do we.
 */
export const sitemapEntries = ({
  siteProfile: site,
  allSitePage,
  allArticle,
}: Queries.SitemapQuery): SitemapEntry[] => {
  const days = new Map<string, string>(
    allArticle.nodes.map(({ slug, date, updated }) => [`/blog/${slug}`, updated ?? date]),
  )
  const newest = [...days.values()].sort().at(-1)
  return allSitePage.nodes
    .map((page) => page.path.replace(/(?<=.)\/$/, ""))
    .filter((path) => !hidden.test(path))
    .sort()
    .map((path) => {
      const lastmod = /^\/blog(\/page\/\d+)?$/.test(path) ? newest : days.get(path)
      return { url: pageUrl(site.url, path), ...(lastmod ? { lastmod } : {}) }
    })
}
