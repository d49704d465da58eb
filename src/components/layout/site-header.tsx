import { graphql } from "gatsby"
import { usePathname } from "../../hooks/use-pathname"
import { useInView, useScrolledPast } from "../../hooks/use-scrolled-past"
import { routes } from "../../site/routes"
import { ButtonLink } from "../ui/button"
import { Link } from "../ui/link"
import { BrandMark } from "./brand-mark"
import { Menu } from "./menu"
import * as styles from "./site-header.module.css"

type SiteHeaderProps = { site: Queries.SiteHeaderFragment }

/**
 * The site header: transparent at the top of the page, translucent dark blue after 20 px of scrolling. Until `data-solid` is
 * set, the style sheet decides by the scroll position.
 */
export function SiteHeader({ site }: SiteHeaderProps) {
  const pathname = usePathname()
  const atTop = useInView("scroll-threshold", pathname)
  // Only one primary button is in view at a time: the hero's, then this one, then the form's.
  const pastHero = useScrolledPast("hero-actions", pathname)
  const atForm = useInView("contact-submit", pathname)
  const variant = pathname === routes.home && (!pastHero || atForm) ? "secondary" : "primary"
  // Phones show only the first word; the accessible name of the link is the whole label.
  const [verb, ...rest] = site.book.label.split(" ")
  return (
    <>
      <span id="scroll-threshold" className={styles.scrollThreshold} aria-hidden="true" />
      <header className={styles.siteHeader} data-solid={atTop === undefined ? undefined : !atTop}>
        <div className={styles.inner}>
          <Link href={routes.home} className={styles.brand} aria-label={site.labels.home}>
            <BrandMark className={styles.brandMark} />
            <span className={styles.name}>{site.name}</span>
          </Link>
          <Menu site={site}>
            <ButtonLink
              href={site.book.href}
              variant={variant}
              className={styles.book}
              aria-label={site.book.label}
            >
              <span>
                {verb} <span className={styles.longLabel}>{rest.join(" ")}</span>
              </span>
            </ButtonLink>
          </Menu>
        </div>
      </header>
    </>
  )
}

export const query = graphql`
  fragment SiteHeader on SiteProfile {
    name
    book {
      label
      href
    }
    labels {
      home
    }
    ...Menu
  }
`
