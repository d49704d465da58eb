import type { BuildArgs } from "gatsby"

/** The data for the files that are written after the build. Articles are newest first, as in the Knowledge Hub. */
export type SiteData = Queries.SiteDataQuery

/** Reads the data. Articles that the build does not show have no nodes. */
export const readSiteData = async ({ graphql }: Pick<BuildArgs, "graphql">): Promise<SiteData> => {
  const { data, errors } = await graphql<SiteData>(`
    query SiteData {
      siteProfile {
        name
        tagline
        email
        url
        mark {
          viewBox
          paths {
            d
            fillRule
          }
        }
      }
      blogPage {
        title
        description
      }
      privacyPage {
        title
      }
      allPlainPage {
        nodes {
          slug
          title
        }
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
  if (!data) throw new Error(`The data of the site could not be read: ${JSON.stringify(errors)}`)
  return data
}
