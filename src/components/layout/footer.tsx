import { graphql } from "gatsby"
import { CookieSettingsButton } from "../consent/cookie-settings-button"
import { useCurrentYear } from "../../hooks/use-current-year"
import { Button } from "../ui/button"
import { ButtonLink } from "../ui/button-link"
import { BrandMark } from "./brand-mark"
import { routes } from "../../site/routes"
import { Link } from "../ui/link"
import { FooterLinks } from "./footer-links"
import { PrintedFrom } from "./printed-from"
import { scrollBehavior } from "../../browser/scrolling"
import * as styles from "./footer.module.css"

type FooterProps = {
  site: Queries.FooterFragment
  /** The year of the build, which stands in the HTML. */
  builtIn: string
}

/** The focus goes along, or the next Tab would lead from the footer out of the page. */
const backToTop = () => {
  window.scrollTo({ top: 0, behavior: scrollBehavior() })
  document.getElementById("main")?.focus({ preventScroll: true })
}

export function Footer({ site, builtIn }: FooterProps) {
  const year = useCurrentYear(builtIn)
  const { address, footer } = site
  return (
    <footer className={`${styles.footer} later`}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <BrandMark className={styles.mark} />
          <p className={styles.name}>{site.name}</p>
          <p>{footer.blurb}</p>
          <ButtonLink href={footer.book.href} look="quiet">
            {footer.book.label}
          </ButtonLink>
        </div>
        <FooterLinks heading={footer.servicesHeading} links={footer.services} />
        <FooterLinks heading={footer.resourcesHeading} links={footer.resources} />
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className={styles.heading}>
            {footer.contactHeading}
          </h2>
          <address className={styles.address}>
            <a href={`mailto:${site.email}`}>{site.email}</a>
            <a href={`tel:${site.phone.replace(/[^+\d]/g, "")}`}>{site.phone}</a>
            <span>
              {site.name}
              <br />
              {address.street}
              <br />
              {address.locality} {address.postalCode}
              <br />
              {address.country}
            </span>
            <span>{site.openingHoursLabel}</span>
          </address>
        </section>
        <div className={styles.legal}>
          <p>
            © {year} {site.name}. {footer.rights} <Link href={routes.credits}>{footer.credits}</Link>
          </p>
          <p>{footer.trademark}</p>
          {site.sample && <p>{footer.sampleNote}</p>}
        </div>
        <PrintedFrom site={site} />
        <div className={`${styles.actions} needs-script no-print`}>
          <CookieSettingsButton label={footer.cookieSettings} />
          <Button look="quiet" onClick={backToTop}>
            {footer.backToTop}
          </Button>
        </div>
      </div>
    </footer>
  )
}

export const query = graphql`
  fragment Footer on SiteProfile {
    sample
    name
    url
    email
    phone
    openingHoursLabel
    address {
      street
      locality
      postalCode
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
      sampleNote
    }
  }
`
