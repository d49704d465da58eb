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
import { PageIntro } from "../ui/page-intro"
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
          name
          email
          labels {
            skip
            loading
            broken
          }
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
  const { name, email, labels } = profile
  const broken = (
    <PageIntro title={name} lead={labels.broken}>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </PageIntro>
  )
  return (
    <PathnameContext value={pathname}>
      <a href="#main" className={`${styles.skip} no-print`}>
        {labels.skip}
      </a>
      {/* A script fills it while a page loads slowly. */}
      <p id={loadingId} role="status" data-text={labels.loading} className="visually-hidden" />
      <span className={`${styles.loadingBar} no-print`} aria-hidden="true" />
      <CookieBanner copy={cookieBanner} policyVersion={privacyPage.version} />
      <SiteHeader site={profile} />
      <main id="main" tabIndex={-1} style={{ "--site-address": `"${profile.url}"` } as CSSProperties}>
        <ErrorBoundary pathname={pathname} fallback={broken}>
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
