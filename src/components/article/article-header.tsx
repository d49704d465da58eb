import { graphql } from "gatsby"
import { Link } from "../ui/link"
import { Image } from "../ui/image"
import * as styles from "./article-header.module.css"
import { articleTrail } from "./breadcrumbs"
import { ArticleMeta } from "./article-meta"
import { Tags } from "./tags"

type ArticleHeaderProps = { article: Queries.ArticleHeaderFragment; copy: Queries.BlogCopyFragment }

/** The head of an article's own page: the way back, the headline, the chart. */
export function ArticleHeader({ article, copy }: ArticleHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <nav aria-label={copy.breadcrumb}>
          <ol role="list" className={styles.trail}>
            {articleTrail(copy.title, article).map(({ name, path }, index, { length }) => (
              <li key={path} className={styles.step}>
                {index === length - 1 ? (
                  <span aria-current="page">{name}</span>
                ) : (
                  <Link href={path}>{name}</Link>
                )}
              </li>
            ))}
          </ol>
        </nav>
        <h1 className={styles.title}>{article.title}</h1>
        <p className={styles.excerpt}>{article.excerpt}</p>
        <ArticleMeta article={article} copy={copy} />
        <Tags tags={article.tags} label={copy.filterLabel} />
      </div>
      <Image {...article.picture} className={styles.chart} eager />
    </header>
  )
}

export const query = graphql`
  fragment ArticleHeader on Article {
    slug
    title
    excerpt
    tags
    picture {
      alt
      src {
        ...ArticleChart
      }
      dark {
        ...ArticleChart
      }
      small {
        ...ArticleSmallChart
      }
      smallDark {
        ...ArticleSmallChart
      }
    }
    ...ArticleMeta
  }

  fragment ArticleChart on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 2
        breakpoints: [800, 1280, 1920]
        sizes: "(min-width: 84rem) 78rem, 94vw"
      )
    }
  }

  fragment ArticleSmallChart on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 720, outputPixelDensities: [0.55, 1, 1.5], sizes: "94vw")
    }
  }
`
