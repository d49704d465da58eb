import * as styles from "./facts.module.css"

type FactsProps = {
  facts: readonly { term: string; detail: string }[]
  className?: string | undefined
}

/** Facts in a row: the figure large, what it counts below it. */
export function Facts({ facts, className = "" }: FactsProps) {
  return (
    <dl className={`${styles.facts} row ${className}`}>
      {facts.map(({ term, detail }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
