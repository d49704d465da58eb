import type { BuildArgs } from "gatsby"
import { queryOrThrow } from "../gatsby/query-or-throw"
import { sitemapEntries } from "./sitemap-entries"
import { writePublic } from "./write-public"
import { xml } from "./xml"

/** Writes `/sitemap.xml` (https://www.sitemaps.org/protocol.html) with every built page but the one for wrong addresses. */
export const writeSitemap = async ({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> => {
  const data = await queryOrThrow(
    graphql<Queries.SitemapQuery>(`
      query Sitemap {
        siteProfile {
          url
        }
        allSitePage {
          nodes {
            path
          }
        }
        allArticle {
          nodes {
            slug
            date
            updated
          }
        }
      }
    `),
    "the sitemap",
  )
  const entries = sitemapEntries(data).map(
    ({ url, lastmod }) =>
      `  <url><loc>${xml(url)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ""}</url>\n`,
  )
  await writePublic(
    "sitemap.xml",
    `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`,
  )
}
