import { graphql, useStaticQuery, type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs } from "gatsby"
import type { CSSProperties, ReactNode } from "react"
import { required } from "../../content-model/required"
import { PathnameContext } from "../../hooks/use-pathname"
import { CookieBanner } from "../consent/cookie-banner"
import { Footer } from "./footer"
import * as styles from "./layout.module.css"
import { SiteHeader } from "./site-header"

type LayoutProps = { pathname: string; children: ReactNode }

/** The parts around every page: skip link, cookie banner, site header, main region, footer. */
export function Layout({ pathname, children }: LayoutProps) {
  const { profile, cookieBanner, privacyPage, site } = useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      profile: siteProfile {
        url
        labels {
          skip
        }
        ...SiteHeader
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
      {/* Reminds the consultant, in live editing only, that the content is still a sample. */}
      {process.env.NODE_ENV === "development" && own.sample && (
        <aside className={styles.sampleNote}>{own.footer.sampleNote}</aside>
      )}
      <Footer site={own} builtIn={site?.buildTime ?? ""} />
    </PathnameContext>
  )
}

/** Gatsby's hook that puts the layout around every page, in the browser and in the static HTML. */
export const wrapPageElement = ({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
)
