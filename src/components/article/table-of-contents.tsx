import * as styles from "./table-of-contents.module.css"

type TableOfContentsProps = {
  heading: string
  headings: readonly { readonly id: string; readonly text: string; readonly depth: number }[]
}

/** Links to the sections of a long text. */
export function TableOfContents({ heading, headings }: TableOfContentsProps) {
  const sections = headings.filter(({ depth }) => depth === 2)
  return (
    <nav aria-labelledby="contents" className={`${styles.contents} no-print`}>
      <h2 id="contents" className={styles.heading}>
        {heading}
      </h2>
      <ol role="list" className={styles.list}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
