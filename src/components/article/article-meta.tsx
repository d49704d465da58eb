import { graphql } from "gatsby"
import { ArticleDate } from "./article-date"
import * as styles from "./article-meta.module.css"

type ArticleMetaProps = {
  article: Queries.ArticleMetaFragment
  copy: Pick<Queries.BlogCopyFragment, "by" | "updated" | "minutes" | "draft" | "scheduled">
}

/** Who wrote an article and when, and how long it takes to read. */
export function ArticleMeta({ article, copy }: ArticleMetaProps) {
  return (
    <p className={styles.meta}>
      {!article.published && (
        <strong className={styles.draft}>{article.draft ? copy.draft : copy.scheduled}</strong>
      )}
      <ArticleDate day={article.day} label={article.date} />
      <span>
        {copy.by} {article.author}
      </span>
      {article.updated && article.updatedDay && (
        <span>
          {copy.updated} <ArticleDate day={article.updatedDay} label={article.updated} />
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
`
