import { graphql, useStaticQuery } from "gatsby"
import type { ReactNode } from "react"
import "../../styles/index.css"
import { Bar } from "./bar"
import { Footer } from "./footer"
import * as styles from "./layout.module.css"

type LayoutProps = { children: ReactNode }

/** What stands around every page: the way past the bar, the bar, the main region, the foot. */
export function Layout({ children }: LayoutProps) {
  const { profile, site } = useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      profile: siteProfile {
        labels {
          skip
        }
        ...Bar
        ...Footer
      }
      site {
        buildTime(formatString: "YYYY")
      }
    }
  `)
  if (!profile || !site?.buildTime) throw new Error("content/site.yml is missing")
  return (
    <>
      <a href="#main" className={styles.skip}>
        {profile.labels.skip}
      </a>
      <Bar site={profile} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={profile} builtIn={site.buildTime} />
    </>
  )
}
