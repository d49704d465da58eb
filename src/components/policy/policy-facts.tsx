import { graphql } from "gatsby"
import * as styles from "./policy-facts.module.css"

type PolicyFactsProps = { copy: Queries.PolicyFactsFragment }

/** The effective date of the policy, its last update and its coverage. */
export function PolicyFacts({ copy }: PolicyFactsProps) {
  const facts = [
    { term: copy.effectiveLabel, detail: copy.effectiveDate },
    { term: copy.lastUpdatedLabel, detail: copy.lastUpdated },
    { term: copy.coverageLabel, detail: copy.coverage },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}

export const query = graphql`
  fragment PolicyFacts on PrivacyPage {
    effectiveDate(formatString: "D MMMM YYYY")
    effectiveLabel
    lastUpdated
    lastUpdatedLabel
    coverage
    coverageLabel
  }
`
