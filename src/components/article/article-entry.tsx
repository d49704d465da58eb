import { graphql } from "gatsby"
import { articleIndexId, articlePath } from "../../site/routes"
import { Chips } from "../ui/chips"
import { Link } from "../ui/link"
import { Markdown } from "../ui/markdown"
import * as styles from "./article-entry.module.css"
import { ArticleMeta } from "./article-meta"

type ArticleEntryProps = { article: Queries.ArticleEntryFragment; copy: Queries.ArticleEntryCopyFragment }

/** One article in full in the list of the Knowledge Hub, with links to its own page and to the short list above. */
export function ArticleEntry({ article, copy }: ArticleEntryProps) {
  const headingId = `${article.slug}_title`
  const path = articlePath(article.slug)
  return (
    <article id={article.slug} aria-labelledby={headingId} className={styles.article}>
      <header className={styles.header}>
        <h2 id={headingId}>
          <Link href={path}>{article.title}</Link>
        </h2>
        <ArticleMeta article={article} copy={copy} />
        <p className={styles.excerpt}>{article.excerpt}</p>
        <Chips chips={article.tags.map((name) => ({ name }))} label={copy.filterLabel} />
        <Link
          href={path}
          className={`${styles.permalink} no-print`}
          aria-label={`${copy.permalink}: ${article.title}`}
        >
          {copy.permalink}
        </Link>
      </header>
      <Markdown html={article.listHtml} />
      <a href={`#${articleIndexId}`} className={`${styles.permalink} no-print`}>
        {copy.back}
      </a>
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
    permalink
    back
    filterLabel
    ...ArticleMetaCopy
  }
`
