import { useEffect, useRef } from "react"
import { ArticleFull } from "../components/article/article-full"
import { ArticleTeasers } from "../components/article/article-teasers"
import { TagFilter } from "../components/article/tag-filter"
import { Link } from "../components/ui/link"
import { SearchBox } from "../components/ui/search-box"
import { markWords, unmarkWords } from "../search/mark-words"
import { useArticleSearch } from "../search/use-article-search"
import * as styles from "./article-list.module.css"

type ArticleListProps = {
  copy: Queries.BlogCopyFragment
  /** The topics of all articles, on this page and on others. */
  tags: readonly string[]
  articles: readonly Queries.ArticleFullFragment[]
  page: number
  pages: number
}

const addressOf = (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`)

const said = (copy: Queries.BlogCopyFragment, count: number | undefined) => {
  if (count === undefined) return ""
  return count === 0 ? copy.searchNone : copy.searchSome.replace("{count}", String(count))
}

/** The articles in full, newest first, with a search and a choice of topics. Without scripts it is the plain list. */
export function ArticleList({ copy, tags, articles, page, pages }: ArticleListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { query, setQuery, tag, setTag, words, matches, loadIndex } = useArticleSearch(articles)
  const found = matches && new Set(matches.map(({ slug }) => slug))
  const elsewhere = matches?.filter(({ slug }) => !articles.some((article) => article.slug === slug)) ?? []

  useEffect(() => {
    if (words.length === 0) return undefined
    markWords(list.current?.querySelectorAll("article:not([hidden])") ?? [], words)
    return unmarkWords
  }, [words, matches])

  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <SearchBox
          copy={copy}
          query={query}
          status={said(copy, matches?.length)}
          onChange={setQuery}
          onFocus={loadIndex}
        />
        <TagFilter
          label={copy.filterLabel}
          all={copy.allTags}
          tags={tags}
          chosen={tag}
          onChoose={(choice) => {
            loadIndex()
            setTag(choice)
          }}
        />
      </div>
      <div ref={list}>
        {articles.map((article) => (
          <ArticleFull
            key={article.slug}
            article={article}
            copy={copy}
            hidden={found?.has(article.slug) === false}
          />
        ))}
      </div>
      <ArticleTeasers articles={elsewhere} />
      {pages > 1 && !matches && (
        <nav aria-label={copy.title} className={styles.pages}>
          {page > 1 && <Link href={addressOf(page - 1)}>{copy.newer}</Link>}
          {page < pages && <Link href={addressOf(page + 1)}>{copy.older}</Link>}
        </nav>
      )}
    </div>
  )
}
