import type { ReactNode } from "react"
import * as styles from "./page-intro.module.css"

type PageIntroProps = {
  title: string
  /** Shown between the title and the lead. */
  meta?: ReactNode
  lead: string
  /** Shown below the lead. */
  children?: ReactNode
}

/** The dark banner at the top of a page, with its title. */
export function PageIntro({ title, meta, lead, children }: PageIntroProps) {
  return (
    <header className={`${styles.banner} on-ink`}>
      <div className={`${styles.inner} page-width beside-rail`}>
        <h1 className={styles.title}>{title}</h1>
        {meta}
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </header>
  )
}
