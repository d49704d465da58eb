import { graphql } from "gatsby"
import { useRef } from "react"
import { useArticleSearch } from "../../search/use-article-search"
import { resultCount, useFirstResult, useResultKeys } from "../../search/use-results"
import { articleIndexId, blogPagePath, routes } from "../../site/routes"
import { Link } from "../ui/link"
import { SearchBox } from "../ui/search-box"
import { ArticleEntry } from "./article-entry"
import { ArticleIndex } from "./article-index"
import * as styles from "./knowledge-hub.module.css"
import { ArticleResults } from "./article-results"

type KnowledgeHubProps = {
  copy: Queries.KnowledgeHubCopyFragment
  /** The articles in the short list: all articles on the first page, only those shown in full on later pages. */
  index: readonly Queries.ArticleIndexEntryFragment[]
  articles: readonly Queries.ArticleEntryFragment[]
  page: number
  pages: number
}

/** A short list of articles, then articles in full, newest first. The search needs scripts. */
export function KnowledgeHub({ copy, index, articles, page, pages }: KnowledgeHubProps) {
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLUListElement>(null)
  const { query, setQuery, words, matches, found, failed, loadIndex } = useArticleSearch(index)
  const showFirst = useFirstResult(query, matches && words, () =>
    results.current?.querySelector("a")?.focus(),
  )
  const searching = matches !== undefined
  const hasResults = searching && matches.length > 0
  useResultKeys(results, field, hasResults, "links")
  const none = failed ? copy.searchFailed : copy.searchNone

  return (
    <div className={`${styles.list} page-width`}>
      <section aria-labelledby={articleIndexId} className={searching ? undefined : "no-print"}>
        <div className={styles.tools}>
          <div className={`${styles.title} row`}>
            <h2 id={articleIndexId}>{searching ? copy.results : copy.index}</h2>
            <Link href={routes.rss} className={`${styles.feed} link-target no-print`}>
              {copy.feed}
            </Link>
          </div>
          <SearchBox
            field={field}
            copy={copy}
            query={query}
            status={
              searching && (
                // Only announced without results, because the list then says the same.
                <span className={hasResults ? undefined : "visually-hidden"}>
                  {hasResults ? resultCount(copy, matches.length) : none}
                  {hasResults && failed && `. ${copy.searchFailed}`}
                </span>
              )
            }
            onChange={setQuery}
            onSubmit={showFirst}
            onFocus={loadIndex}
          />
        </div>
        {!searching && <ArticleIndex articles={index} copy={copy} />}
        {hasResults && <ArticleResults copy={copy} matches={matches} words={found} list={results} />}
        {searching && !hasResults && (
          <p className={styles.none}>
            {none} <Link href={copy.searchContact.href}>{copy.searchContact.label}</Link>
          </p>
        )}
      </section>
      <div hidden={searching}>
        {articles.map((article) => (
          <ArticleEntry key={article.slug} article={article} copy={copy} />
        ))}
        {pages > 1 && <ArticlePages copy={copy} page={page} pages={pages} />}
      </div>
    </div>
  )
}

/** Links to the pages of the list with newer and older articles. */
function ArticlePages({ copy, page, pages }: Pick<KnowledgeHubProps, "copy" | "page" | "pages">) {
  return (
    <nav aria-label={copy.title} className={styles.pages}>
      {page > 1 && <Link href={blogPagePath(page - 1)}>{copy.newer}</Link>}
      {page < pages && <Link href={blogPagePath(page + 1)}>{copy.older}</Link>}
    </nav>
  )
}

export const query = graphql`
  fragment KnowledgeHubCopy on BlogPage {
    title
    index
    results
    feed
    searchLabel
    searchPlaceholder
    searchClear
    searchNone
    searchFailed
    searchContact {
      label
      href
    }
    searchOne
    searchSome
    newer
    older
    ...ArticleEntryCopy
    ...ArticleIndexCopy
    ...ArticleResultsCopy
  }
`
