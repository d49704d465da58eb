import { articlePath, pageUrl, routes, withoutTrailingSlash } from "../site/routes"
import { escapeXml } from "./escape-xml"
import type { SiteData } from "./site-data"

/**
 * Returns `/sitemap.xml` (https://www.sitemaps.org/protocol.html) with every page, sorted by path. `lastmod` is the `updated`
 * day of an article, or its `date`. The content has no such days for other pages, so they have no `lastmod`.
 */
export const sitemap = ({ siteProfile, allSitePage, allArticle }: SiteData): string => {
  const days = new Map(
    allArticle.nodes.map(({ slug, date, updated }) => [articlePath(slug), updated ?? date] as const),
  )
  const entries = allSitePage.nodes
    .map((page) => withoutTrailingSlash(page.path))
    .filter((path) => path !== routes.notFound && path !== "/404.html")
    .sort()
    .map((path) => {
      const day = days.get(path)
      const lastmod = day === undefined ? "" : `<lastmod>${day}</lastmod>`
      return `  <url><loc>${escapeXml(pageUrl(siteProfile.url, path))}</loc>${lastmod}</url>\n`
    })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`
}
