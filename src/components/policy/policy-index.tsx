import * as styles from "./policy-index.module.css"

type PolicyIndexProps = {
  heading: string
  sections: readonly { readonly slug: string; readonly title: string }[]
  /** Told each time a section is asked for; the address changes only the first time. */
  onFollow: (slug: string) => void
}

/** The list of the policy's sections, which stays in sight on wide screens. */
export function PolicyIndex({ heading, sections, onFollow }: PolicyIndexProps) {
  return (
    <nav aria-labelledby="policy-index" className={`${styles.index} no-print`}>
      <h2 id="policy-index" className={styles.heading}>
        {heading}
      </h2>
      <ol className={styles.list}>
        {sections.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`#${slug}`} className={styles.link} onClick={() => onFollow(slug)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
