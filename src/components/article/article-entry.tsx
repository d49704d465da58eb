import { graphql } from "gatsby"
import { Link } from "../ui/link"
import { Markdown } from "../ui/markdown"
import * as styles from "./article-entry.module.css"
import { ArticleMeta } from "./article-meta"
import { Tags } from "./tags"

type ArticleFullProps = {
  article: Queries.ArticleFullFragment
  copy: {
    readonly by: string
    readonly updated: string
    readonly minutes: string
    readonly draft: string
    readonly scheduled: string
    readonly permalink: string
    readonly filterLabel: string
  }
}

/** One article in full on the list of the Knowledge Hub, with the way to its own page. */
export function ArticleEntry({ article, copy }: ArticleFullProps) {
  const headingId = `${article.slug}-title`
  return (
    <article id={article.slug} aria-labelledby={headingId} className={`${styles.article} later`}>
      <header className={styles.header}>
        <h2 id={headingId} className={styles.title}>
          <Link href={`/blog/${article.slug}`}>{article.title}</Link>
        </h2>
        <ArticleMeta article={article} copy={copy} />
        <p className={styles.excerpt}>{article.excerpt}</p>
        <Tags tags={article.tags} label={copy.filterLabel} />
        <Link
          href={`/blog/${article.slug}`}
          className={styles.permalink}
          aria-label={`${copy.permalink}: ${article.title}`}
        >
          {copy.permalink}
        </Link>
      </header>
      <Markdown html={article.listHtml} />
    </article>
  )
}

export const query = graphql`
  fragment ArticleFull on Article {
    slug
    title
    excerpt
    tags
    listHtml
    ...ArticleMeta
  }
`
