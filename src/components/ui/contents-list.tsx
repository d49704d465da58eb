import { useId } from "react"
import * as styles from "./contents-list.module.css"

type ContentsListProps = {
  heading: string
  /** The sections of the page; either all of them have a number or none has. */
  sections: readonly { readonly id: string; readonly title: string; readonly number?: number }[]
  className?: string | undefined
  /** Called on every click, even if the address does not change. */
  onFollow?: (id: string) => void
}

/** Links to the sections of a page; stays in view beside them on wide screens. */
export function ContentsList({ heading, sections, className = "", onFollow }: ContentsListProps) {
  const headingId = useId()
  const numbered = sections.some(({ number }) => number !== undefined)
  return (
    <nav aria-labelledby={headingId} className={`${styles.contents} ${className} no-print`}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <ol role={numbered ? undefined : "list"} className={numbered ? styles.numbered : styles.plain}>
        {sections.map(({ id, title, number }) => (
          <li key={id} value={number}>
            <a href={`#${id}`} className={styles.link} onClick={() => onFollow?.(id)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
