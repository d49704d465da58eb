import { graphql } from "gatsby"
import { useId } from "react"
import { consent } from "../../consent/consent"
import { useBrowserValue } from "../../hooks/use-browser-value"
import { usePathname } from "../../hooks/use-pathname"
import { postalAddress } from "../../site/postal-address"
import { pageUrl, plainPagePath, routes, telephoneLink } from "../../site/routes"
import { Button, ButtonLink } from "../ui/button"
import { Link } from "../ui/link"
import { BrandMark } from "./brand-mark"
import * as styles from "./footer.module.css"

type FooterProps = {
  site: Queries.FooterFragment
  /** The plain pages to which the footer links. */
  pages: readonly Queries.FooterPageFragment[]
  /** The year of the build, for the static HTML. */
  builtIn: string
}

const currentYear = () => String(new Date().getFullYear())

/** Scrolls to the top and focuses the main region: otherwise the next Tab would leave the page. */
const backToTop = () => {
  window.scrollTo({ top: 0 })
  document.getElementById("main")?.focus({ preventScroll: true })
}

export function Footer({ site, pages, builtIn }: FooterProps) {
  const year = useBrowserValue(currentYear, builtIn)
  const { footer } = site
  const pageLinks = pages.map((page) => ({
    label: page.footer ?? page.title,
    href: plainPagePath(page.slug),
  }))
  return (
    <footer className={`${styles.footer} on-ink`}>
      <div className={`${styles.inner} page-width`}>
        <div className={`${styles.brand} no-print`}>
          <BrandMark site={site} className={styles.brandMark} />
          <p className={styles.name}>{site.name}</p>
          <p>{footer.blurb}</p>
          <ButtonLink href={footer.book.href} variant="secondary">
            {footer.book.label}
          </ButtonLink>
        </div>
        <FooterLinks heading={footer.servicesHeading} links={footer.services} />
        <FooterLinks heading={footer.resourcesHeading} links={[...footer.resources, ...pageLinks]} />
        <FooterContact site={site} />
        <div className={styles.legal}>
          <p>
            © {year} {site.name.replace(/\.$/, "")}. {footer.rights}{" "}
            <Link href={routes.credits}>{footer.credits}</Link>
          </p>
          {[site.company, site.vat].map(
            (entry) =>
              entry && (
                <p key={entry.number}>
                  {entry.label} {entry.number}
                </p>
              ),
          )}
          <p>{footer.trademark}</p>
        </div>
        <PrintedFrom site={site} />
        <div className={`${styles.actions} row needs-script no-print`}>
          {/* On every page: consent is as easy to withdraw as to give (UK GDPR, Article 7(3)). */}
          <Button
            variant="secondary"
            onClick={({ currentTarget }) => consent.reopen({ opener: currentTarget })}
          >
            {footer.cookieSettings}
          </Button>
          <Button variant="secondary" onClick={backToTop}>
            {footer.backToTop}
          </Button>
        </div>
      </div>
    </footer>
  )
}

type FooterLinksProps = { heading: string; links: Queries.FooterFragment["footer"]["services"] }

function FooterLinks({ heading, links }: FooterLinksProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className="no-print">
      <h2 id={id} className={`${styles.heading} label`}>
        {heading}
      </h2>
      <ul role="list" className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterContact({ site }: Pick<FooterProps, "site">) {
  const { footer } = site
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact" className={`${styles.heading} label`}>
        {footer.contactHeading}
      </h2>
      <address className={`${styles.address} row`}>
        <a href={`mailto:${site.email}`}>{site.email}</a>
        {site.phone && <a href={telephoneLink(site.phone)}>{site.phone}</a>}
        <span>
          {site.name}, {postalAddress(site.address)}
        </span>
        {site.profiles?.map(({ label, href }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </address>
    </section>
  )
}

type PrintedFromProps = { site: Pick<Queries.SiteProfile, "name" | "url"> }

/** The name of the practice and the address of the page; shown in print only. */
function PrintedFrom({ site }: PrintedFromProps) {
  const pathname = usePathname()
  return (
    // The 404 page is rendered once and served at every unknown address.
    <p className={styles.printed} suppressHydrationWarning>
      {site.name} · {pageUrl(site.url, pathname)}
    </p>
  )
}

export const query = graphql`
  fragment Footer on SiteProfile {
    ...BrandMark
    name
    url
    email
    phone
    company {
      label
      number
    }
    vat {
      label
      number
    }
    profiles {
      label
      href
    }
    address {
      street
      locality
      postalCode
      postalCodeFirst
      country
    }
    footer {
      blurb
      servicesHeading
      services {
        label
        href
      }
      resourcesHeading
      resources {
        label
        href
      }
      contactHeading
      book {
        label
        href
      }
      cookieSettings
      backToTop
      rights
      credits
      trademark
    }
  }

  fragment FooterPage on PlainPage {
    slug
    title
    footer
  }
`
