import { graphql } from "gatsby"
import { sentencesOf } from "../../search/find-sentence"
import { Link } from "../ui/link"
import { Image } from "../ui/image"
import { ArticleDate } from "./article-date"
import * as styles from "./article-index.module.css"

type ArticleIndexProps = {
  articles: readonly Queries.ArticleIndexEntryFragment[]
  copy: { readonly minutes: string }
}

/** Every article at a glance, with the way to its own page. */
export function ArticleIndex({ articles, copy }: ArticleIndexProps) {
  return (
    <ul role="list" className={styles.list}>
      {articles.map(({ slug, title, excerpt, day, date, minutes, picture }) => (
        <li key={slug} className={styles.entry}>
          <Image src={picture.src} alt="" className={styles.chart} />
          <div className={styles.words}>
            <Link href={`/blog/${slug}`} className={styles.title}>
              {title}
            </Link>
            <p className={styles.meta}>
              <ArticleDate day={day} label={date} />
              <span>{copy.minutes.replace("{count}", String(minutes))}</span>
            </p>
            <p className={styles.sentence}>{sentencesOf(excerpt)[0]}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export const query = graphql`
  fragment ArticleIndexEntry on Article {
    slug
    title
    excerpt
    tags
    minutes
    day: date(formatString: "YYYY-MM-DD")
    date(formatString: "MMMM D, YYYY")
    picture {
      src {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 224
            aspectRatio: 1.5
            sizes: "(min-width: 64rem) 10rem, 6rem"
          )
        }
      }
    }
  }
`
