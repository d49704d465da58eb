import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import {
  articlePath,
  articlesPerPage,
  blogPagePath,
  plainPagePath,
  redirectedSections,
  sectionPath,
} from "../site/routes"

type Article = Queries.ArticlePagesQuery["allArticle"]["nodes"][number]

/** Returns `count` of the other articles: first those that share a topic with the article. */
const relatedTo = (article: Article, others: readonly Article[], count: number): Article[] => {
  const isRelated = ({ tags }: Article) => tags.some((tag) => article.tags.includes(tag))
  return [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))].slice(0, count)
}

/** Creates the pages that files in `src/pages` cannot: one per article and plain page, and the later pages of the list. Redirects aliases. */
export const createPages = async ({ graphql, actions }: CreatePagesArgs) => {
  const { data, errors } = await graphql<Queries.ArticlePagesQuery>(`
    query ArticlePages {
      allArticle(sort: [{ date: DESC }, { number: DESC }]) {
        nodes {
          id
          slug
          tags
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
    const [newer, older] = [articles[index - 1], articles[index + 1]]
    // The newer and the older article are shown separately, so they are left out here.
    const others = articles.filter((other) => other !== article && other !== newer && other !== older)
    // Together with the newer and the older article they fill a row of three.
    const related = relatedTo(article, others, newer && older ? 1 : 2)
    actions.createPage({
      path: articlePath(article.slug),
      component: path.resolve("src/templates/article.tsx"),
      context: {
        id: article.id,
        newerId: newer?.id ?? null,
        olderId: older?.id ?? null,
        relatedIds: related.map(({ id }) => id),
      },
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

  const pages = Math.ceil(articles.length / articlesPerPage)
  for (let page = 2; page <= pages; page += 1) {
    actions.createPage({
      path: blogPagePath(page),
      component: path.resolve("src/pages/blog.tsx"),
      context: { limit: articlesPerPage, indexLimit: articlesPerPage, skip: (page - 1) * articlesPerPage },
    })
  }
}
