import { graphql } from "gatsby"
import { useEffect, type RefObject } from "react"
import { clearHighlights, highlightWords } from "../../search/highlight-words"
import type { ArticleMatch } from "../../search/match-words"
import { articlePath } from "../../site/routes"
import { Link } from "../ui/link"
import * as styles from "./article-results.module.css"

type ArticleResultsProps = {
  copy: Queries.ArticleResultsCopyFragment
  matches: readonly ArticleMatch[]
  /** The words to highlight in the titles and sentences. */
  words: string[]
  list: RefObject<HTMLUListElement | null>
}

/** Search results: each article with its date, the sentence that contains the words, and a link to its section. */
export function ArticleResults({ copy, matches, words, list }: ArticleResultsProps) {
  useEffect(() => {
    if (list.current) highlightWords([list.current], words)
    return clearHighlights
  }, [list, matches, words])

  return (
    <ul role="list" ref={list} className={styles.list}>
      {matches.map(({ slug, title, day, date, missing, keywords, sentence, section, heading }) => (
        <li key={slug} className={styles.match}>
          <div>
            <Link href={articlePath(slug, section)} className={`${styles.title} stretched-link`}>
              {title}
            </Link>
            <p className={styles.date}>
              <time dateTime={day}>{date}</time>
            </p>
          </div>
          <div>
            {heading && <p className={styles.heading}>{heading}</p>}
            {sentence !== heading && <p className={styles.sentence}>{sentence}</p>}
            {keywords.length > 0 && (
              <p className={styles.sentence}>
                {copy.searchKeywords} {keywords.join(", ")}
              </p>
            )}
            {missing.length > 0 && (
              <p className={styles.sentence}>
                {copy.searchMissing} {missing.join(", ")}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

export const query = graphql`
  fragment ArticleResultsCopy on BlogPage {
    searchKeywords
    searchMissing
  }
`
