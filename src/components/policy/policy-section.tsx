import { graphql } from "gatsby"
import { Markdown } from "../ui/markdown"
import * as styles from "./policy-section.module.css"

type PolicySectionProps = {
  section: Queries.PolicySectionFragment
  initiallyOpen: boolean
  hidden: boolean
  labels: Queries.PolicySectionLabelsFragment
}

/**
 * One section of the policy. A `details` element keeps the text of closed sections in the page, works without
 * scripts, and is opened by browsers for find-in-page, and for links to an element inside it; so the text has the id.
 */
export function PolicySection({ section, initiallyOpen, hidden, labels }: PolicySectionProps) {
  return (
    // The value of `open` never changes, so React leaves it to the browser.
    <details className={styles.section} open={initiallyOpen} hidden={hidden}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>
          <span className={styles.number}>{section.order}</span>{" "}
          <span className={styles.name}>{section.title}</span>
        </h2>
        <span className={styles.openLabel}>{labels.open}</span>
        <span className={styles.closeLabel}>{labels.close}</span>
      </summary>
      <div id={section.slug} className={styles.body}>
        <Markdown html={section.html} />
      </div>
    </details>
  )
}

export const query = graphql`
  fragment PolicySection on PrivacySection {
    slug
    order
    title
    keywords
    html
  }

  fragment PolicySectionLabels on PrivacyPage {
    open
    close
  }
`
