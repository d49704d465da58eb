import {
  graphql,
  useStaticQuery,
  type WrapPageElementBrowserArgs,
  type WrapPageElementNodeArgs,
} from "gatsby"
import type { CSSProperties, ReactNode } from "react"
import { loadingId } from "../../browser/loading"
import { PathnameContext } from "../../hooks/use-pathname"
import { CookieBanner } from "../consent/cookie-banner"
import { ErrorBoundary } from "./error-boundary"
import { Footer } from "./footer"
import * as styles from "./layout.module.css"
import { SiteHeader } from "./site-header"

type LayoutProps = { pathname: string; children: ReactNode }

/** The parts around every page: skip link, cookie banner, site header, main region, footer. */
export function Layout({ pathname, children }: LayoutProps) {
  const { profile, allPlainPage, cookieBanner, privacyPage, site } = useStaticQuery<Queries.LayoutQuery>(
    graphql`
      query Layout {
        profile: siteProfile {
          url
          labels {
            skip
            loading
            broken
            sampleSite
          }
          hasSamples
          ...SiteHeader
          ...Footer
        }
        allPlainPage(filter: { footer: { ne: null } }, sort: { slug: ASC }) {
          nodes {
            ...FooterPage
          }
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
    `,
  )
  const { labels } = profile
  return (
    <PathnameContext value={pathname}>
      <a href="#main" className={`${styles.skip} on-ink no-print`}>
        {labels.skip}
      </a>
      {/* A script fills it while a page loads slowly. */}
      <p id={loadingId} role="status" data-text={labels.loading} className="visually-hidden" />
      <span className={`${styles.loadingBar} no-print`} aria-hidden="true" />
      <CookieBanner copy={cookieBanner} policyVersion={privacyPage.version} />
      <SiteHeader site={profile} />
      {profile.hasSamples && (
        <aside className={`${styles.sample} on-ink`}>
          <p className="page-width">{labels.sampleSite}</p>
        </aside>
      )}
      <main id="main" tabIndex={-1} style={{ "--site-address": `"${profile.url}"` } as CSSProperties}>
        <ErrorBoundary key={pathname} fallback={<p className={styles.broken}>{labels.broken}</p>}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer site={profile} pages={allPlainPage.nodes} builtIn={site?.buildTime ?? ""} />
    </PathnameContext>
  )
}

/** Implements Gatsby's `wrapPageElement`: renders the layout around every page, in browser and static HTML. */
export const wrapPageElement = ({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
)
