import { graphql } from "gatsby"
import * as styles from "./article-meta.module.css"

type ArticleMetaProps = {
  article: Queries.ArticleMetaFragment
  copy: Queries.ArticleMetaCopyFragment
}

/** The author, dates and reading time of an article, and a label if it is a draft or scheduled. */
export function ArticleMeta({ article, copy }: ArticleMetaProps) {
  return (
    <p className={styles.meta}>
      {!article.published && (
        <strong className={styles.draft}>{article.draft ? copy.draft : copy.scheduled}</strong>
      )}
      <time dateTime={article.day}>{article.date}</time>
      <span>
        {copy.by} {article.author}
      </span>
      {article.updated && article.updatedDay && (
        <span>
          {copy.updated} <time dateTime={article.updatedDay}>{article.updated}</time>
        </span>
      )}
      <span>{copy.minutes.replace("{count}", String(article.minutes))}</span>
    </p>
  )
}

export const query = graphql`
  fragment ArticleMeta on Article {
    author
    draft
    published
    minutes
    day: date(formatString: "YYYY-MM-DD")
    date(formatString: "MMMM D, YYYY")
    updatedDay: updated(formatString: "YYYY-MM-DD")
    updated(formatString: "MMMM D, YYYY")
  }

  fragment ArticleMetaCopy on BlogPage {
    by
    updated
    minutes
    draft
    scheduled
  }
`
