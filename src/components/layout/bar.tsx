import { graphql } from "gatsby"
import { useRef } from "react"
import { useScrolledPast } from "../../hooks/use-scrolled-past"
import { ButtonLink } from "../ui/button-link"
import { Link } from "../ui/link"
import * as styles from "./bar.module.css"
import { BrandMark } from "./brand-mark"
import { Menu } from "./menu"

type BarProps = { site: Queries.BarFragment }

/** The navigation bar: clear at the top of the page, translucent dark blue beyond 20 px (spec, section 2). */
export function Bar({ site }: BarProps) {
  const top = useRef<HTMLSpanElement>(null)
  const solid = useScrolledPast(top)
  return (
    <>
      <span ref={top} className={styles.top} aria-hidden="true" />
      <header className={styles.bar} data-solid={solid}>
        <div className={styles.inner}>
          <Link href="/" className={styles.brand} aria-label={site.labels.home}>
            <BrandMark className={styles.mark} />
            <span className={styles.name}>{site.name}</span>
          </Link>
          <Menu navigation={site.navigation} labels={site.labels} />
          <ButtonLink href={site.book.href} className={styles.book}>
            {site.book.label}
          </ButtonLink>
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
