import { graphql } from "gatsby"
import * as styles from "./policy-summary.module.css"

type PolicySummaryProps = { copy: Queries.PolicySummaryFragment }

/** The effective date of the policy, its last update and its coverage. */
export function PolicySummary({ copy }: PolicySummaryProps) {
  const facts = [
    { term: copy.effectiveLabel, detail: copy.effectiveDate },
    { term: copy.lastUpdatedLabel, detail: copy.lastUpdated },
    { term: copy.coverageLabel, detail: copy.coverage },
  ]
  return (
    <dl className={`${styles.facts} row`}>
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
  fragment PolicySummary on PrivacyPage {
    effectiveDate(formatString: "D MMMM YYYY")
    effectiveLabel
    lastUpdated(formatString: "MMMM YYYY")
    lastUpdatedLabel
    coverage
    coverageLabel
  }
`
