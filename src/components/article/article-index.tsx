import { graphql } from "gatsby"
import { articlePath } from "../../site/routes"
import { Image, imageData } from "../ui/image"
import { Link } from "../ui/link"
import * as styles from "./article-index.module.css"
import { ArticleUpdate } from "./article-meta"

type ArticleIndexProps = {
  articles: readonly Queries.ArticleIndexEntryFragment[]
  copy: Queries.ArticleIndexCopyFragment
}

type Picture = Queries.ArticleIndexEntryFragment["picture"]

/** Returns the thumbnail, else the image for small screens, which has the same aspect ratio, else the main image. */
const thumbnailData = ({ src, dark, small, smallDark, thumbnail, thumbnailDark }: Picture) => {
  if (thumbnail) return imageData({ src: thumbnail, dark: thumbnailDark })
  return imageData(small ? { src: small, dark: smallDark } : { src, dark })
}

/** A short list of articles: chart, title, dates, reading time, excerpt. */
export function ArticleIndex({ articles, copy }: ArticleIndexProps) {
  return (
    <ul role="list" className={styles.list}>
      {articles.map(({ slug, title, excerpt, day, date, minutes, picture, ...update }) => (
        <li key={slug} className={styles.entry}>
          <Image image={thumbnailData(picture)} alt="" className="framed" />
          <div className={styles.text}>
            <Link href={articlePath(slug)} className={`${styles.title} stretched-link`}>
              {title}
            </Link>
            <p className={`${styles.meta} row`}>
              <time dateTime={day}>{date}</time>
              <ArticleUpdate article={update} copy={copy} />
              <span>{copy.minutes.replace("{count}", String(minutes))}</span>
            </p>
            <p className={`${styles.sentence} secondary`}>{excerpt}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export const query = graphql`
  fragment ArticleIndexCopy on BlogPage {
    minutes
    ...ArticleUpdateCopy
  }

  fragment ArticleIndexEntry on Article {
    slug
    title
    excerpt
    tags
    keywords
    minutes
    ...ArticleDay
    ...ArticleUpdate
    picture {
      src {
        ...ArticleThumbnail
      }
      dark {
        ...ArticleThumbnail
      }
      small {
        ...ArticleThumbnail
      }
      smallDark {
        ...ArticleThumbnail
      }
      thumbnail {
        ...ArticleThumbnail
      }
      thumbnailDark {
        ...ArticleThumbnail
      }
    }
  }

  fragment ArticleThumbnail on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 160
        aspectRatio: 1.333
        outputPixelDensities: [0.6, 1.1, 2]
        sizes: "(min-width: 44rem) 10rem, 6rem"
        avifOptions: { quality: 32 }
      )
    }
  }
`
