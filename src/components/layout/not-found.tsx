import { graphql } from "gatsby"
import { ButtonLink } from "../ui/button-link"
import { PageBanner } from "../ui/page-banner"
import * as styles from "./not-found.module.css"

type OffTheChartProps = { copy: Queries.OffTheChartFragment }

/** What stands at an address that no page has. */
export function NotFound({ copy }: OffTheChartProps) {
  return (
    <PageBanner title={copy.title} lead={copy.lead}>
      <ul role="list" className={styles.links}>
        {copy.links.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink href={href} look="quiet">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </PageBanner>
  )
}

export const query = graphql`
  fragment OffTheChart on NotFoundPage {
    title
    lead
    links {
      label
      href
    }
  }
`
