import { graphql } from "gatsby"
import { ArticleDate } from "./article-date"
import * as styles from "./article-meta.module.css"

type ArticleMetaProps = {
  article: Queries.ArticleMetaFragment
  copy: { readonly by: string; readonly updated: string; readonly minutes: string; readonly draft: string }
}

/** Who wrote an article and when, and how long it takes to read. */
export function ArticleMeta({ article, copy }: ArticleMetaProps) {
  return (
    <p className={styles.meta}>
      {article.draft && <strong className={styles.draft}>{copy.draft}</strong>}
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
    minutes
    day: date(formatString: "YYYY-MM-DD")
    date(formatString: "MMMM D, YYYY")
    updatedDay: updated(formatString: "YYYY-MM-DD")
    updated(formatString: "MMMM D, YYYY")
  }
`
