import { graphql } from "gatsby"
import { usePathname } from "../../hooks/use-pathname"
import { useScrolledPast } from "../../hooks/use-scrolled-past"
import { ButtonLink } from "../ui/button-link"
import { Link } from "../ui/link"
import * as styles from "./site-header.module.css"
import { BrandMark } from "./brand-mark"
import { Menu } from "./menu"

type BarProps = { site: Queries.BarFragment }

/** The navigation bar: clear at the top of the page, translucent dark blue beyond 20 px. */
export function SiteHeader({ site }: BarProps) {
  const pathname = usePathname()
  const solid = useScrolledPast("bar-top", pathname)
  // One button in the signal colour at a time: the hero's, and once that is out of sight, the bar's.
  const pastHero = useScrolledPast("hero-actions", pathname)
  const look = pathname === "/" && !pastHero ? "quiet" : "signal"
  // Phones show the first word alone; the name of the link is the whole label.
  const [verb, ...others] = site.book.label.split(" ")
  return (
    <>
      <span id="bar-top" className={styles.top} aria-hidden="true" />
      <header className={styles.bar} data-solid={solid}>
        <div className={styles.inner}>
          <Link href="/" className={styles.brand} aria-label={site.labels.home}>
            <BrandMark className={styles.mark} />
            <span className={styles.name}>{site.name}</span>
          </Link>
          <Menu navigation={site.navigation} labels={site.labels}>
            <ButtonLink
              href={site.book.href}
              look={look}
              className={styles.book}
              aria-label={site.book.label}
            >
              <span>
                {verb} <span className={styles.others}>{others.join(" ")}</span>
              </span>
            </ButtonLink>
          </Menu>
        </div>
      </header>
    </>
  )
}

export const query = graphql`
  fragment Bar on SiteProfile {
    name
    navigation {
      label
      href
    }
    book {
      label
      href
    }
    labels {
      home
      mainNavigation
      menu
      openMenu
      closeMenu
    }
  }
`
