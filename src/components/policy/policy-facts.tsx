import * as styles from "./policy-facts.module.css"

type PolicyFactsProps = { facts: readonly { term: string; detail: string }[] }

/** When the policy takes effect, when it was last changed, where it applies. */
export function PolicyFacts({ facts }: PolicyFactsProps) {
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
