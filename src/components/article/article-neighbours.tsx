import { graphql } from "gatsby"
import { Link } from "../ui/link"
import * as styles from "./article-neighbours.module.css"
import { ArticleTeasers } from "./article-teasers"

type ArticleNeighboursProps = {
  copy: { readonly previous: string; readonly next: string; readonly related: string; readonly back: string }
  older: Queries.ArticleTeaserFragment | null
  newer: Queries.ArticleTeaserFragment | null
  related: readonly Queries.ArticleTeaserFragment[]
}

/** Where to read on: the articles before and after, those on the same topics, the list. */
export function ArticleNeighbours({ copy, older, newer, related }: ArticleNeighboursProps) {
  const groups = [
    { heading: copy.previous, articles: older ? [older] : [] },
    { heading: copy.next, articles: newer ? [newer] : [] },
    { heading: copy.related, articles: related },
  ]
  return (
    <aside className={`${styles.neighbours} no-print`}>
      <div className={styles.inner}>
        {groups
          .filter(({ articles }) => articles.length > 0)
          .map(({ heading, articles }) => (
            <section key={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <ArticleTeasers articles={articles} />
            </section>
          ))}
        <Link href="/blog" className={styles.back}>
          {copy.back}
        </Link>
      </div>
    </aside>
  )
}

export const query = graphql`
  fragment ArticleTeaser on Article {
    slug
    title
    excerpt
  }
`
