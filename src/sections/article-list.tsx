import { useId, useState } from "react"
import { ArticleFull } from "../components/article/article-full"
import { Link } from "../components/ui/link"
import * as styles from "./article-list.module.css"

type ArticleListProps = {
  copy: Queries.BlogCopyFragment
  articles: readonly Queries.ArticleFullFragment[]
  page: number
  pages: number
}

const addressOf = (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`)

/** The articles in full, newest first, with a choice of topics. Without scripts it is the plain list. */
export function ArticleList({ copy, articles, page, pages }: ArticleListProps) {
  const [tag, setTag] = useState("")
  const id = useId()
  const tags = [...new Set(articles.flatMap((article) => article.tags))].sort((a, b) =>
    a.localeCompare(b, "en-GB"),
  )
  return (
    <div className={styles.list}>
      <fieldset className={`${styles.filter} needs-script no-print`}>
        <legend className={styles.legend}>{copy.filterLabel}</legend>
        {["", ...tags].map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={tag === choice}
              onChange={() => setTag(choice)}
              className={styles.radio}
            />
            {choice === "" ? copy.allTags : choice}
          </label>
        ))}
      </fieldset>
      {articles.map((article) => (
        <ArticleFull
          key={article.slug}
          article={article}
          copy={copy}
          hidden={tag !== "" && !article.tags.includes(tag)}
        />
      ))}
      {pages > 1 && (
        <nav aria-label={copy.title} className={styles.pages}>
          {page > 1 && <Link href={addressOf(page - 1)}>{copy.newer}</Link>}
          {page < pages && <Link href={addressOf(page + 1)}>{copy.older}</Link>}
        </nav>
      )}
    </div>
  )
}
