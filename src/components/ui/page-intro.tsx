import type { ReactNode } from "react"
import * as styles from "./page-intro.module.css"

type PageIntroProps = { title: string; lead: string; children?: ReactNode }

/** The dark banner at the top of a page, with its title. */
export function PageIntro({ title, lead, children }: PageIntroProps) {
  return (
    <header className={`${styles.banner} on-ink`}>
      <div className={`${styles.inner} page-width`}>
        <h1 className={styles.title}>{title}</h1>
        <div>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
    </header>
  )
}
