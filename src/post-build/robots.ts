import type { BuildArgs } from "gatsby"
import { queryOrThrow } from "../gatsby/query-or-throw"
import { pageUrl, routes } from "../site/routes"
import { writePublic } from "./write-public"

/** What `/robots.txt` says (RFC 9309): everything may be read, and where the sitemap stands. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nDisallow:\n\nSitemap: ${pageUrl(siteUrl, routes.sitemap)}\n`

/** Writes `/robots.txt`. */
export const writeRobots = async ({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> => {
  const data = await queryOrThrow(
    graphql<Queries.RobotsQuery>(`
      query Robots {
        siteProfile {
          url
        }
      }
    `),
    "robots.txt",
  )
  await writePublic("robots.txt", robots(data.siteProfile.url))
}
