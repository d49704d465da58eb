import * as styles from "./policy-index.module.css"

type PolicyIndexProps = {
  heading: string
  sections: readonly { readonly slug: string; readonly title: string; readonly order: number }[]
  /** Told each time a section is asked for; the address changes only the first time. */
  onFollow: (slug: string) => void
}

/** The list of the policy's sections beside them on wide screens; while the visitor searches, of those that match. */
export function PolicyIndex({ heading, sections, onFollow }: PolicyIndexProps) {
  return (
    <nav aria-labelledby="policy-index" className={`${styles.index} no-print`}>
      <h2 id="policy-index" className={styles.heading}>
        {heading}
      </h2>
      <ol className={styles.list}>
        {sections.map(({ slug, title, order }) => (
          <li key={slug} value={order}>
            <a href={`#${slug}`} className={styles.link} onClick={() => onFollow(slug)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
