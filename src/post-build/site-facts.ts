import type { BuildArgs } from "gatsby"

/** All content that is written after the build. Articles are in the order of the Knowledge Hub, the newest first. */
export type SiteFacts = Queries.SiteFactsQuery

/**
 * Reads the site facts. Articles that are not published have no nodes in a build.
 * @throws where the query fails
 */
export const readSiteFacts = async ({ graphql }: Pick<BuildArgs, "graphql">): Promise<SiteFacts> => {
  const { data, errors } = await graphql<SiteFacts>(`
    query SiteFacts {
      siteProfile {
        name
        tagline
        description
        email
        url
      }
      blogPage {
        title
        description
      }
      privacyPage {
        title
      }
      allSitePage {
        nodes {
          path
        }
      }
      allArticle(sort: [{ date: DESC }, { number: DESC }]) {
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
  `)
  if (!data) throw new Error(`The site facts could not be read: ${JSON.stringify(errors)}`)
  return data
}
