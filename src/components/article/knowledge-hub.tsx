import { graphql } from "gatsby"
import { articleIndexId, articlePath } from "../../site/routes"
import { Link } from "../ui/link"
import { ArticleEntry } from "./article-entry"
import * as styles from "./knowledge-hub.module.css"

type KnowledgeHubProps = {
  copy: Queries.KnowledgeHubCopyFragment
  articles: readonly Queries.ArticleEntryFragment[]
}

/** An index of the articles, then the articles in full, newest first. */
export function KnowledgeHub({ copy, articles }: KnowledgeHubProps) {
  return (
    <div className="with-rail page-width">
      <nav aria-labelledby={articleIndexId} className={`${styles.index} no-print`}>
        <h2 id={articleIndexId} className="label">
          {copy.index}
        </h2>
        <ol role="list">
          {articles.map(({ slug, title, day, date }) => (
            <li key={slug} className={styles.entry}>
              <Link href={articlePath(slug)}>{title}</Link>
              <time dateTime={day} className="secondary">
                {date}
              </time>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {articles.map((article) => (
          <ArticleEntry key={article.slug} article={article} copy={copy} />
        ))}
      </div>
    </div>
  )
}

export const query = graphql`
  fragment KnowledgeHubCopy on BlogPage {
    index
    ...ArticleEntryCopy
  }
`
