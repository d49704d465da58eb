import { graphql } from "gatsby"
import { articlePath } from "../../site/routes"
import { Chips } from "../ui/chips"
import { Link } from "../ui/link"
import { Markdown } from "../ui/markdown"
import * as styles from "./article-entry.module.css"
import { ArticleMeta } from "./article-meta"

type ArticleEntryProps = { article: Queries.ArticleEntryFragment; copy: Queries.ArticleEntryCopyFragment }

/** One article in full in the Knowledge Hub. Its title links to its own page. */
export function ArticleEntry({ article, copy }: ArticleEntryProps) {
  const headingId = `${article.slug}_title`
  return (
    <article id={article.slug} aria-labelledby={headingId} className={styles.article}>
      <header className={styles.header}>
        <h2 id={headingId}>
          <Link href={articlePath(article.slug)}>{article.title}</Link>
        </h2>
        <ArticleMeta article={article} copy={copy} />
        <p className={styles.excerpt}>{article.excerpt}</p>
        <Chips chips={article.tags.map((name) => ({ name }))} label={copy.filterLabel} />
      </header>
      <Markdown html={article.listHtml} />
    </article>
  )
}

export const query = graphql`
  fragment ArticleEntry on Article {
    slug
    title
    excerpt
    tags
    listHtml
    ...ArticleMeta
  }

  fragment ArticleEntryCopy on BlogPage {
    filterLabel
    ...ArticleMetaCopy
  }
`
