import type { BuildArgs } from "gatsby"
import { queryOrThrow } from "../../gatsby/query-or-throw"
import { atom } from "./atom"
import { feedContent } from "./feed-content"
import { rss } from "./rss"
import { writePublic } from "../write-public"

/** Writes `/rss.xml` and `/atom.xml` with the newest twenty articles. Articles that are not published have no nodes in a build. */
export const writeFeeds = async ({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> => {
  const data = await queryOrThrow(
    graphql<Queries.FeedQuery>(`
      query Feed {
        siteProfile {
          name
          url
        }
        blogPage {
          title
          description
        }
        allArticle(sort: [{ date: DESC }, { number: DESC }], limit: 20) {
          nodes {
            slug
            title
            excerpt
            author
            date
            updated
            tags
            aliases
            html
          }
        }
      }
    `),
    "the feeds",
  )
  const content = feedContent(data)
  await writePublic("rss.xml", rss(content))
  await writePublic("atom.xml", atom(content))
}
