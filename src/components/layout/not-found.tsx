import { graphql } from "gatsby"
import { ButtonLink } from "../ui/button"
import { Image, imageData } from "../ui/image"
import { PageIntro } from "../ui/page-intro"
import * as styles from "./not-found.module.css"

type NotFoundProps = { copy: Queries.NotFoundFragment; picture: Queries.HeroPictureFragment }

/** The content of the 404 page, above a chart that only decorates. */
export function NotFound({ copy, picture }: NotFoundProps) {
  return (
    <div className={styles.page}>
      <PageIntro title={copy.title} lead={copy.lead}>
        <ul role="list" className={`${styles.links} row`}>
          {copy.links.map(({ label, href }) => (
            <li key={href}>
              <ButtonLink href={href} variant="secondary">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </PageIntro>
      <Image image={imageData(picture)} alt="" className={styles.chart} />
    </div>
  )
}

export const query = graphql`
  fragment NotFound on NotFoundPage {
    title
    lead
    links {
      label
      href
    }
  }
`
