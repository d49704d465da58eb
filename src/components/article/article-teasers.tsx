import { Link } from "../ui/link"
import * as styles from "./article-teasers.module.css"

type ArticleTeasersProps = {
  articles: readonly { readonly slug: string; readonly title: string; readonly excerpt: string }[]
}

/** Articles that stand elsewhere, each as its headline and what it is about. */
export function ArticleTeasers({ articles }: ArticleTeasersProps) {
  if (articles.length === 0) return null
  return (
    <ul role="list" className={styles.list}>
      {articles.map(({ slug, title, excerpt }) => (
        <li key={slug}>
          <Link href={`/blog/${slug}`} className={styles.title}>
            {title}
          </Link>
          <p className={styles.excerpt}>{excerpt}</p>
        </li>
      ))}
    </ul>
  )
}
