import type { BuildArgs } from "gatsby"

/** The data for the files that are written after the build. Articles are newest first, as in the Knowledge Hub. */
export type SiteFacts = Queries.SiteFactsQuery

/**
 * Reads the site facts. Articles that the build does not show have no nodes.
 * @throws if the query returns no data
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
          keywords
          aliases
          html
        }
      }
    }
  `)
  if (!data) throw new Error(`The site facts could not be read: ${JSON.stringify(errors)}`)
  return data
}
