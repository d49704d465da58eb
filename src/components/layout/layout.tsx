import { graphql, useStaticQuery } from "gatsby"
import type { CSSProperties, ReactNode } from "react"
import { PathnameContext } from "../../hooks/use-pathname"
import { CookieBanner } from "../consent/cookie-banner"
import { SiteHeader } from "./site-header"
import { Footer } from "./footer"
import { SampleBadge } from "./sample-badge"
import * as styles from "./layout.module.css"

type LayoutProps = { pathname: string; children: ReactNode }

/** What stands around every page: the way past the bar, the bar, the main region, the foot. */
export function Layout({ pathname, children }: LayoutProps) {
  const { profile, cookieBanner, privacyPage, site } = useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      profile: siteProfile {
        url
        labels {
          skip
        }
        ...Bar
        ...Footer
      }
      cookieBanner {
        ...CookieBanner
      }
      privacyPage {
        version
      }
      site {
        buildTime(formatString: "YYYY")
      }
    }
  `)
  return (
    <PathnameContext value={pathname}>
      <a href="#main" className={styles.skip}>
        {profile.labels.skip}
      </a>
      <CookieBanner copy={cookieBanner} policyVersion={privacyPage.version} />
      <SiteHeader site={profile} />
      <main id="main" tabIndex={-1} style={{ "--site-address": `"${profile.url}"` } as CSSProperties}>
        {children}
      </main>
      {process.env.NODE_ENV === "development" && profile.sample && (
        <SampleBadge note={profile.footer.sampleNote} />
      )}
      <Footer site={profile} builtIn={site?.buildTime ?? ""} />
    </PathnameContext>
  )
}

export const query = graphql`
  fragment CookieBanner on CookieBanner {
    label
    text
    globalPrivacyControl
    policy {
      label
      href
    }
    decline
    accept
    saved
    current {
      granted
      denied
    }
    close
  }
`
