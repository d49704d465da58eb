import { useId, useRef } from "react"
import { ArticleEntry } from "./article-entry"
import { ArticleIndex } from "./article-index"
import { ArticleResults } from "./article-results"
import { TagFilter } from "./tag-filter"
import { Link } from "../ui/link"
import { SearchBox } from "../ui/search-box"
import { useArticleSearch } from "../../search/use-article-search"
import { useSubmit } from "../../search/use-submit"
import * as styles from "./article-list.module.css"

type ArticleListProps = {
  copy: Queries.BlogCopyFragment
  /** The topics of all articles, on this page and on others. */
  tags: readonly string[]
  /** What the list of articles names: all of them on the first page, on the others those in full. */
  index: readonly Queries.ArticleIndexEntryFragment[]
  articles: readonly Queries.ArticleFullFragment[]
  total: number
  page: number
  pages: number
}

/** With fewer articles the list is shorter than the choice of topics. */
const topicsFrom = 8

const addressOf = (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`)

const said = (copy: Queries.BlogCopyFragment, count: number | undefined) => {
  if (count === undefined) return ""
  if (count === 0) return copy.searchNone
  return count === 1 ? copy.searchOne : copy.searchSome.replace("{count}", String(count))
}

/** All articles at a glance with a search, then the articles in full, newest first. Without scripts only the search is missing. */
export function ArticleList({ copy, tags, index, articles, total, page, pages }: ArticleListProps) {
  const headingId = useId()
  const results = useRef<HTMLUListElement>(null)
  const { query, setQuery, tag, setTag, words, matches, loadIndex } = useArticleSearch(index)
  const showFirst = useSubmit(query, matches && words, () => results.current?.querySelector("a")?.focus())
  const found = matches && matches.length > 0

  return (
    <div className={styles.list}>
      <section aria-labelledby={headingId} className="no-print">
        <div className={styles.tools}>
          <div className={styles.head}>
            <h2 id={headingId} className={styles.heading}>
              {found ? copy.results : copy.index}
            </h2>
            <Link href="/rss.xml" className={styles.feed}>
              {copy.feed}
            </Link>
          </div>
          <SearchBox
            copy={copy}
            query={query}
            status={said(copy, matches?.length)}
            onChange={setQuery}
            onSubmit={showFirst}
            onFocus={loadIndex}
          />
        </div>
        {total >= topicsFrom && (
          <TagFilter label={copy.filterLabel} all={copy.allTags} tags={tags} chosen={tag} onChoose={setTag} />
        )}
        {found ? (
          <ArticleResults matches={matches} words={words} list={results} />
        ) : (
          <ArticleIndex articles={index} copy={copy} />
        )}
      </section>
      <div hidden={matches !== undefined}>
        {articles.map((article) => (
          <ArticleEntry key={article.slug} article={article} copy={copy} />
        ))}
        {pages > 1 && (
          <nav aria-label={copy.title} className={styles.pages}>
            {page > 1 && <Link href={addressOf(page - 1)}>{copy.newer}</Link>}
            {page < pages && <Link href={addressOf(page + 1)}>{copy.older}</Link>}
          </nav>
        )}
      </div>
    </div>
  )
}
