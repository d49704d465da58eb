import { graphql } from "gatsby"
import { articlePath, routes } from "../../site/routes"
import { ButtonLink } from "../ui/button"
import { Link } from "../ui/link"
import * as styles from "./article-footer.module.css"

type ArticleFooterProps = {
  copy: Queries.ArticleFooterCopyFragment
  author: string
  consultant: string
  book: Queries.SiteProfile["book"]
  older: Queries.ArticleTeaserFragment | null
  newer: Queries.ArticleTeaserFragment | null
  related: readonly Queries.ArticleTeaserFragment[]
}

/**
 * The end of an article page: link to book a call, older, newer and related articles, link to the list. The words about
 * the author are those about the consultant, so that an article by a guest has none.
 */
export function ArticleFooter(props: ArticleFooterProps) {
  const { copy, author, consultant, book, older, newer, related } = props
  const groups = [
    { heading: copy.previous, articles: older ? [older] : [] },
    { heading: copy.next, articles: newer ? [newer] : [] },
    { heading: copy.related, articles: related },
  ]
  return (
    <aside className={`${styles.footer} no-print`}>
      <div className={`${styles.author} row`}>
        {author === consultant && <p>{copy.about.replace("{author}", author)}</p>}
        <ButtonLink href={book.href} variant="secondary">
          {book.label}
        </ButtonLink>
      </div>
      <div className={styles.inner}>
        {groups
          .filter(({ articles }) => articles.length > 0)
          .map(({ heading, articles }) => (
            <section key={heading} className={articles.length > 1 ? styles.several : undefined}>
              <h2 className={`${styles.heading} label`}>{heading}</h2>
              <ArticleTeasers articles={articles} />
            </section>
          ))}
        <Link href={routes.blog} className={`${styles.back} link-target`}>
          {copy.back}
        </Link>
      </div>
    </aside>
  )
}

type ArticleTeasersProps = { articles: readonly Queries.ArticleTeaserFragment[] }

function ArticleTeasers({ articles }: ArticleTeasersProps) {
  return (
    <ul role="list" className={styles.teasers}>
      {articles.map(({ slug, title, excerpt }) => (
        <li key={slug}>
          <Link href={articlePath(slug)} className={styles.title}>
            {title}
          </Link>
          <p className={`${styles.excerpt} secondary`}>{excerpt}</p>
        </li>
      ))}
    </ul>
  )
}

export const query = graphql`
  fragment ArticleFooterCopy on BlogPage {
    about
    previous
    next
    related
    back
  }

  fragment ArticleTeaser on Article {
    slug
    title
    excerpt
  }
`
