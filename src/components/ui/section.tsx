import type { ReactNode } from "react"
import { SampleTag } from "./sample-tag"
import * as styles from "./section.module.css"

type SectionProps = {
  id: string
  heading: string
  lead: string
  /** The label of `SampleTag`. */
  sample?: string | undefined
  tone?: "paper" | "sunken" | "ink"
  children: ReactNode
}

/** One section of the landing page. It is focusable, so that an anchor moves the keyboard focus to it. */
export function Section({ id, heading, lead, sample, tone = "paper", children }: SectionProps) {
  const headingId = `${id}-heading`
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={`${styles.section} ${styles[tone]} defer-layout`}
    >
      <div className={styles.inner}>
        <header className={styles.header}>
          <div className={styles.title}>
            <h2 id={headingId} className={styles.heading}>
              {heading}
            </h2>
            <SampleTag label={sample} />
          </div>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </section>
  )
}
