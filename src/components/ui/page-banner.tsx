import type { ReactNode } from "react"
import * as styles from "./page-banner.module.css"

type PageBannerProps = { title: string; lead: string; children?: ReactNode }

/** The ink head of a page below the bar. */
export function PageBanner({ title, lead, children }: PageBannerProps) {
  return (
    <header className={styles.banner}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        <div>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
    </header>
  )
}
