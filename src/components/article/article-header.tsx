import { graphql } from "gatsby"
import { routes } from "../../site/routes"
import { Chips } from "../ui/chips"
import { Image, imageData } from "../ui/image"
import { Link } from "../ui/link"
import * as styles from "./article-header.module.css"
import { ArticleMeta } from "./article-meta"
import { CopyLink } from "./copy-link"

type ArticleHeaderProps = { article: Queries.ArticleHeaderFragment; copy: Queries.ArticleHeaderCopyFragment }

/** The header of an article page: link to the list, title, excerpt, author and dates, topics, chart. */
export function ArticleHeader({ article, copy }: ArticleHeaderProps) {
  return (
    <header className={`${styles.header} on-ink`}>
      <div className={`${styles.inner} page-width`}>
        <nav aria-label={copy.breadcrumb} className={`${styles.breadcrumb} no-print`}>
          <Link href={routes.blog} className="link-target">
            {copy.title}
          </Link>
        </nav>
        <h1 className={styles.title}>{article.title}</h1>
        <div className={styles.details}>
          <p className={styles.excerpt}>{article.excerpt}</p>
          <ArticleMeta article={article} copy={copy} />
          <Chips chips={article.tags.map((name) => ({ name }))} label={copy.filterLabel} />
          <CopyLink label={copy.copyLink} copied={copy.linkCopied} />
        </div>
        <Image
          image={imageData(article.picture)}
          alt={article.picture.alt}
          className={`${styles.chart} framed`}
          loading="eager"
        />
      </div>
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

  fragment ArticleHeaderCopy on BlogPage {
    title
    breadcrumb
    copyLink
    linkCopied
    filterLabel
    ...ArticleMetaCopy
  }

  fragment ArticleChart on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 2
        breakpoints: [800, 1280, 1920]
        sizes: "(min-width: 64rem) 30rem, 94vw"
      )
    }
  }

  fragment ArticleSmallChart on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 680
        outputPixelDensities: [0.6, 1, 1.6]
        sizes: "(min-width: 64rem) 30rem, 8rem"
        avifOptions: { quality: 34 }
      )
    }
  }
`
