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
  next: Queries.NextArticleFragment | undefined
}

/**
 * The end of an article page: link to book a call, next article, link to the Knowledge Hub. The words about the author
 * are those about the consultant, so that an article by a guest has none.
 */
export function ArticleFooter({ copy, author, consultant, book, next }: ArticleFooterProps) {
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={`${styles.inner} page-width beside-rail`}>
        {author === consultant && <p>{copy.about.replace("{author}", author)}</p>}
        <ButtonLink href={book.href} variant="secondary">
          {book.label}
        </ButtonLink>
        {next && (
          <p>
            {copy.next} <Link href={articlePath(next.slug)}>{next.title}</Link>
          </p>
        )}
        <Link href={routes.blog}>{copy.back}</Link>
      </div>
    </footer>
  )
}

export const query = graphql`
  fragment ArticleFooterCopy on BlogPage {
    about
    next
    back
  }

  fragment NextArticle on Article {
    slug
    title
  }
`
