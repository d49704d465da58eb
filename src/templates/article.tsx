import { graphql, type PageProps } from "gatsby"
import { ArticleHeader } from "../components/article/article-header"
import { ArticleNeighbours } from "../components/article/article-neighbours"
import { TableOfContents } from "../components/article/table-of-contents"
import { Markdown } from "../components/ui/markdown"
import { required } from "../content-model/required"
import * as styles from "./article.module.css"

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const article = required(data.article, "content/articles")
  const copy = required(data.blogPage, "content/pages/blog.yml")
  return (
    <article>
      <ArticleHeader article={article} copy={copy} />
      <div className={styles.columns}>
        <TableOfContents heading={copy.contents} headings={article.headings} />
        <Markdown html={article.html} />
      </div>
      <ArticleNeighbours copy={copy} older={data.older} newer={data.newer} related={data.related.nodes} />
    </article>
  )
}

export const query = graphql`
  query ArticlePage($id: String!, $olderId: String, $newerId: String, $relatedIds: [String!]!) {
    blogPage {
      ...BlogCopy
    }
    article(id: { eq: $id }) {
      html
      headings {
        id
        text
        depth
      }
      ...ArticleHeader
    }
    older: article(id: { eq: $olderId }) {
      ...ArticleTeaser
    }
    newer: article(id: { eq: $newerId }) {
      ...ArticleTeaser
    }
    related: allArticle(filter: { id: { in: $relatedIds } }, sort: [{ date: DESC }]) {
      nodes {
        ...ArticleTeaser
      }
    }
  }
`
