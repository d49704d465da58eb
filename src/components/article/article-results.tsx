import { useEffect, type RefObject } from "react"
import { highlightWords, unmarkWords } from "../../search/highlight-words"
import type { ArticleMatch } from "../../search/use-article-search"
import { Link } from "../ui/link"
import * as styles from "./article-results.module.css"

type ArticleResultsProps = {
  matches: readonly ArticleMatch[]
  /** Marked in the titles and sentences. */
  words: string[]
  list: RefObject<HTMLUListElement | null>
}

/** What the search has found: each article with the sentence that holds the words, and the way to it. */
export function ArticleResults({ matches, words, list }: ArticleResultsProps) {
  useEffect(() => {
    highlightWords(list.current?.children ?? [], words)
    return unmarkWords
  }, [list, matches, words])

  return (
    <ul role="list" ref={list} className={styles.list}>
      {matches.map(({ slug, title, sentence, section }) => (
        <li key={slug} className={styles.match}>
          <Link href={`/blog/${slug}${section && `#${section}`}`} className={styles.title}>
            {title}
          </Link>
          <p className={styles.sentence}>{sentence}</p>
        </li>
      ))}
    </ul>
  )
}
