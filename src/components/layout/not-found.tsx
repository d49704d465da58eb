import { graphql } from "gatsby"
import { ButtonLink } from "../ui/button"
import { PageBanner } from "../ui/page-banner"
import * as styles from "./not-found.module.css"

type NotFoundProps = { copy: Queries.NotFoundFragment }

/** The content of the 404 page. */
export function NotFound({ copy }: NotFoundProps) {
  return (
    <PageBanner title={copy.title} lead={copy.lead}>
      <ul role="list" className={styles.links}>
        {copy.links.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink href={href} variant="secondary">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </PageBanner>
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
