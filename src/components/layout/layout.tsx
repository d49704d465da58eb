import { graphql, useStaticQuery } from "gatsby"
import type { CSSProperties, ReactNode } from "react"
import { required } from "../../content-model/required"
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
  const own = required(profile, "content/site.yml")
  return (
    <PathnameContext value={pathname}>
      <a href="#main" className={styles.skip}>
        {own.labels.skip}
      </a>
      <CookieBanner
        copy={required(cookieBanner, "content/cookie-banner.yml")}
        policyVersion={required(privacyPage, "content/pages/privacy-policy.yml").version}
      />
      <SiteHeader site={own} />
      <main id="main" tabIndex={-1} style={{ "--site-address": `"${own.url}"` } as CSSProperties}>
        {children}
      </main>
      {process.env.NODE_ENV === "development" && own.sample && <SampleBadge note={own.footer.sampleNote} />}
      <Footer site={own} builtIn={site?.buildTime ?? ""} />
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
