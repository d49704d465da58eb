import { graphql } from "gatsby"
import { ButtonLink } from "../ui/button-link"
import { Link } from "../ui/link"
import * as styles from "./article-pagination.module.css"
import { ArticleTeasers } from "./article-teasers"

type ArticleNeighboursProps = {
  copy: {
    readonly about: string
    readonly previous: string
    readonly next: string
    readonly related: string
    readonly back: string
  }
  author: string
  book: { readonly label: string; readonly href: string }
  older: Queries.ArticleTeaserFragment | null
  newer: Queries.ArticleTeaserFragment | null
  related: readonly Queries.ArticleTeaserFragment[]
}

/** What follows an article: its author and the way to book a call, the articles before and after, more of them, the list. */
export function ArticlePagination({ copy, author, book, older, newer, related }: ArticleNeighboursProps) {
  const groups = [
    { heading: copy.previous, articles: older ? [older] : [] },
    { heading: copy.next, articles: newer ? [newer] : [] },
    { heading: copy.related, articles: related },
  ]
  return (
    <aside className={`${styles.neighbours} no-print`}>
      <div className={styles.author}>
        <p>{copy.about.replace("{author}", author)}</p>
        <ButtonLink href={book.href} look="quiet">
          {book.label}
        </ButtonLink>
      </div>
      <div className={styles.inner}>
        {groups
          .filter(({ articles }) => articles.length > 0)
          .map(({ heading, articles }) => (
            <section key={heading} className={articles.length > 1 ? styles.several : undefined}>
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
