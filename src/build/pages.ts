import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { answered } from "./answered"

/** Articles on one page of the Knowledge Hub. */
const pageSize = 10

/** Creates the pages that a file in `src/pages` cannot: one per article, and the older pages of the list. */
export const createPages = async ({ graphql, actions }: CreatePagesArgs) => {
  const answer = graphql<Queries.ArticlePagesQuery>(`
    query ArticlePages {
      allArticle(sort: [{ date: DESC }, { number: DESC }]) {
        nodes {
          id
          slug
          tags
          aliases
        }
      }
    }
  `)
  const articles = (await answered(answer, "the article pages")).allArticle.nodes

  articles.forEach((article, index) => {
    const related = articles
      .filter((other) => other.id !== article.id && other.tags.some((tag) => article.tags.includes(tag)))
      .slice(0, 3)
    actions.createPage({
      path: `/blog/${article.slug}`,
      component: path.resolve("src/templates/article.tsx"),
      context: {
        id: article.id,
        newerId: articles[index - 1]?.id ?? null,
        olderId: articles[index + 1]?.id ?? null,
        relatedIds: related.map(({ id }) => id),
      },
    })
    for (const alias of article.aliases) {
      actions.createRedirect({
        fromPath: `/blog/${alias}`,
        toPath: `/blog/${article.slug}`,
        isPermanent: true,
      })
    }
  })

  const pages = Math.ceil(articles.length / pageSize)
  for (let page = 2; page <= pages; page += 1) {
    actions.createPage({
      path: `/blog/page/${page}`,
      component: path.resolve("src/pages/blog.tsx"),
      context: { limit: pageSize, skip: (page - 1) * pageSize },
    })
  }
}
