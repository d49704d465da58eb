import * as styles from "./facts.module.css"
import { Link } from "./link"

type FactsProps = {
  facts: readonly { term: string; detail: string; href?: string | null }[]
  className?: string | undefined
}

/** Facts in a row: the figure large, what it counts below it. */
export function Facts({ facts, className = "" }: FactsProps) {
  return (
    <dl className={`${styles.facts} row ${className}`}>
      {facts.map(({ term, detail, href }) => (
        <div key={term} className={styles.fact}>
          <dt>{href ? <Link href={href}>{term}</Link> : term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
