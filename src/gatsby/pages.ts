import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { articlePath, plainPagePath, redirectedSections, sectionPath } from "../site/routes"

/** Creates the pages that files in `src/pages` cannot: one per article and plain page. Redirects aliases. */
export const createContentPages = async ({ graphql, actions }: CreatePagesArgs) => {
  const { data, errors } = await graphql<Queries.ArticlePagesQuery>(`
    query ArticlePages {
      allArticle(sort: [{ date: DESC }, { number: DESC }]) {
        nodes {
          id
          slug
          aliases
        }
      }
      allPlainPage {
        nodes {
          id
          slug
        }
      }
    }
  `)
  if (!data) throw new Error(`The content for the pages could not be read: ${JSON.stringify(errors)}`)
  const articles = data.allArticle.nodes

  articles.forEach((article, index) => {
    // The article to read next is the one before it; after the oldest, the newest.
    const next = articles[(index + 1) % articles.length]
    actions.createPage({
      path: articlePath(article.slug),
      component: path.resolve("src/templates/article.tsx"),
      context: { id: article.id, nextId: next === article ? null : next?.id },
    })
    for (const alias of article.aliases) {
      actions.createRedirect({
        fromPath: articlePath(alias),
        toPath: articlePath(article.slug),
        isPermanent: true,
      })
    }
  })

  for (const { id, slug } of data.allPlainPage.nodes) {
    const component = path.resolve("src/templates/plain-page.tsx")
    actions.createPage({ path: plainPagePath(slug), component, context: { id } })
  }

  for (const section of redirectedSections) {
    actions.createRedirect({ fromPath: `/${section}`, toPath: sectionPath(section) })
  }
}
