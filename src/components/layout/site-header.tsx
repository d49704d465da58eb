import { graphql } from "gatsby"
import { useEffect, useState } from "react"
import { usePathname } from "../../hooks/use-pathname"
import { routes } from "../../site/routes"
import { ButtonLink } from "../ui/button"
import { Link } from "../ui/link"
import { BrandMark } from "./brand-mark"
import { Menu } from "./menu"
import * as styles from "./site-header.module.css"

/**
 * Returns true if an element is in view, false if it is not; undefined if the page has no such element, or until the
 * browser reports it. Uses an IntersectionObserver, so that scrolling does not force layout.
 * @param id the id of the element
 * @param page the path of the page; the element is looked up again when it changes
 */
const useInView = (id: string, page: string): boolean | undefined => {
  const [inView, setInView] = useState<boolean>()
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, page])
  return inView
}

type SiteHeaderProps = { site: Queries.SiteHeaderFragment }

/**
 * The site header: transparent at the top of the page, translucent dark blue after 20 px of scrolling. Until
 * `data-solid` is set, the style sheet decides by the scroll position.
 */
export function SiteHeader({ site }: SiteHeaderProps) {
  const pathname = usePathname()
  const atTop = useInView("scroll-threshold", pathname)
  // Only one primary button is in view at a time: the hero's, then this one, then the form's.
  const pastHero = useInView("hero-primary", pathname) === false
  const atForm = useInView("contact-submit", pathname)
  const variant = pathname === routes.home && (!pastHero || atForm) ? "secondary" : "primary"
  // Phones show only the first word; the accessible name of the link is the whole label.
  const [verb, ...rest] = site.book.label.split(" ")
  return (
    <>
      <span id="scroll-threshold" className={styles.scrollThreshold} aria-hidden="true" />
      <header className={`${styles.siteHeader} on-ink`} data-solid={atTop === undefined ? undefined : !atTop}>
        <div className={`${styles.inner} page-width`}>
          <Link href={routes.home} className={styles.brand} aria-label={site.labels.home}>
            <BrandMark site={site} className={styles.brandMark} />
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
    ...BrandMark
    ...Menu
  }
`
