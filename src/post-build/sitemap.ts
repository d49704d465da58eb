import { articlePath, pageUrl, routes, withoutTrailingSlash } from "../site/routes"
import { escapeXml } from "./escape-xml"
import type { SiteData } from "./site-data"

/**
 * Returns an entry for every page, sorted by path. `lastmod` is the `updated` day of an article, or its `date`; for the
 * Knowledge Hub it is the latest of these days. The content has no such dates for other pages, so they have no `lastmod`.
 */
export const sitemapEntries = ({ siteProfile, allSitePage, allArticle }: SiteData) => {
  const days = new Map(
    allArticle.nodes.map(({ slug, date, updated }) => [articlePath(slug), updated ?? date] as const),
  )
  const newest = [...days.values()].sort().at(-1)
  return allSitePage.nodes
    .map((page) => withoutTrailingSlash(page.path))
    .filter((path) => path !== routes.notFound && path !== "/404.html")
    .sort()
    .map((path) => ({
      url: pageUrl(siteProfile.url, path),
      lastmod: path === routes.blog ? newest : days.get(path),
    }))
}

/** Returns `/sitemap.xml` (https://www.sitemaps.org/protocol.html). */
export const sitemap = (data: SiteData): string => {
  const entries = sitemapEntries(data).map(
    ({ url, lastmod }) =>
      `  <url><loc>${escapeXml(url)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ""}</url>\n`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`
}
