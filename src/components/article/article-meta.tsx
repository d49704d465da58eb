import { graphql } from "gatsby"
import * as styles from "./article-meta.module.css"

type ArticleMetaProps = {
  article: Queries.ArticleMetaFragment
  copy: Queries.ArticleMetaCopyFragment
}

/** The author, dates and reading time of an article, and a label if it is a draft or scheduled. */
export function ArticleMeta({ article, copy }: ArticleMetaProps) {
  return (
    <p className={`${styles.meta} secondary row`}>
      {!article.published && (
        <strong className={styles.draft}>{article.draft ? copy.draft : copy.scheduled}</strong>
      )}
      <time dateTime={article.day}>{article.date}</time>
      <span>
        {copy.by} {article.author}
      </span>
      <ArticleUpdate article={article} copy={copy} />
      <span>{copy.minutes.replace("{count}", String(article.minutes))}</span>
    </p>
  )
}

type ArticleUpdateProps = {
  article: Queries.ArticleUpdateFragment
  copy: Queries.ArticleUpdateCopyFragment
}

/** The day of the last update of an article; nothing if it has not been updated. */
export function ArticleUpdate({ article: { updated, updatedDay }, copy }: ArticleUpdateProps) {
  if (!updated || !updatedDay) return null
  return (
    <span>
      {copy.updated} <time dateTime={updatedDay}>{updated}</time>
    </span>
  )
}

export const query = graphql`
  fragment ArticleMeta on Article {
    author
    draft
    published
    minutes
    ...ArticleDay
    ...ArticleUpdate
  }

  fragment ArticleDay on Article {
    day: date(formatString: "YYYY-MM-DD")
    date(formatString: "MMMM D, YYYY")
  }

  fragment ArticleUpdate on Article {
    updatedDay: updated(formatString: "YYYY-MM-DD")
    updated(formatString: "MMMM D, YYYY")
  }

  fragment ArticleUpdateCopy on BlogPage {
    updated
  }

  fragment ArticleMetaCopy on BlogPage {
    by
    minutes
    draft
    scheduled
    ...ArticleUpdateCopy
  }
`
