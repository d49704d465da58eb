import { graphql } from "gatsby"
import * as styles from "./article-meta.module.css"

type ArticleMetaProps = {
  article: Queries.ArticleMetaFragment
  copy: Queries.ArticleMetaCopyFragment
}

/** The author, dates and reading time of an article in one line, after a label if it is a draft or scheduled. */
export function ArticleMeta({ article, copy }: ArticleMetaProps) {
  const { published, draft, author, day, date, updated, updatedDay, minutes } = article
  return (
    <p className={`${styles.meta} secondary`}>
      {!published && <strong className={styles.draft}>{draft ? copy.draft : copy.scheduled}</strong>}{" "}
      {copy.by} {author} · <time dateTime={day}>{date}</time>
      {updated && updatedDay && (
        <>
          , {copy.updated} <time dateTime={updatedDay}>{updated}</time>
        </>
      )}{" "}
      · {copy.minutes.replace("{count}", String(minutes))}
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
