import type { ReactNode } from "react"
import * as styles from "./section.module.css"

type SectionProps = {
  id: string
  heading: string
  lead: string
  /** Shown below the lead. */
  note?: ReactNode
  tone?: "sunken" | "ink"
  /** On wide screens, puts the first child beside the heading, and the second below the lead. */
  split?: boolean
  children: ReactNode
}

/** One section of the landing page. It is focusable, so that an anchor moves the keyboard focus to it. */
export function Section({ id, heading, lead, note, tone, split, children }: SectionProps) {
  const headingId = `${id}_heading`
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={tone ? `${styles.section} ${styles[tone]}` : styles.section}
    >
      <div className={split ? `page-width ${styles.split}` : "page-width"}>
        <header className={styles.header}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          <p className={styles.lead}>{lead}</p>
          {note}
        </header>
        {children}
      </div>
    </section>
  )
}
