import { useEffect, type RefObject } from "react"
import { clearHighlights, highlightWords } from "../../search/highlight-words"
import type { ArticleMatch } from "../../search/match-words"
import { articlePath } from "../../site/routes"
import { Link } from "../ui/link"
import * as index from "./article-index.module.css"
import * as styles from "./article-results.module.css"

type ArticleResultsProps = {
  matches: readonly ArticleMatch[]
  /** The words to highlight in the titles and sentences. */
  words: string[]
  list: RefObject<HTMLUListElement | null>
}

/** Search results: each article with the sentence that contains the words, and a link to its section. */
export function ArticleResults({ matches, words, list }: ArticleResultsProps) {
  useEffect(() => {
    if (list.current) highlightWords([list.current], words)
    return clearHighlights
  }, [list, matches, words])

  return (
    <ul role="list" ref={list} className={index.list}>
      {matches.map(({ slug, title, sentence, section, heading }) => (
        <li key={slug} className={styles.match}>
          <Link href={articlePath(slug, section)} className={`${styles.title} stretched-link`}>
            {title}
          </Link>
          {heading && <p className={styles.heading}>{heading}</p>}
          {sentence !== heading && <p className={styles.sentence}>{sentence}</p>}
        </li>
      ))}
    </ul>
  )
}
