import { graphql } from "gatsby"
import { useEffect, useRef, useState, type ReactNode, type RefObject, type ToggleEvent } from "react"
import { openPopover } from "../../hooks/popovers"
import { usePathname } from "../../hooks/use-pathname"
import { telephoneLink, withoutTrailingSlash } from "../../site/routes"
import { Link } from "../ui/link"
import * as styles from "./menu.module.css"

type MenuProps = {
  site: Queries.MenuFragment
  /** Shown between the links and the menu button. */
  children?: ReactNode
}

/** Above this width the links are in the site header. The container query in the style sheet uses the same width. */
const wide = "(width > 68rem)"

/** Returns "page" for a link to the current page, "true" for a link to one of its parent pages, otherwise undefined. */
const ariaCurrent = (href: string, pathname: string): "page" | "true" | undefined => {
  if (href === pathname) return "page"
  return href !== "/" && pathname.startsWith(`${href}/`) ? "true" : undefined
}

/**
 * Closes the popover when the focus leaves it and its button, when the window is wide enough for the links, and when
 * another page is shown.
 */
const useAutoClose = (
  popover: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
  open: boolean,
  pathname: string,
) => {
  useEffect(() => {
    if (!open) return undefined
    const query = window.matchMedia(wide)
    const hide = () => popover.current?.hidePopover()
    // The window may have become wider before this effect.
    if (query.matches) hide()
    const hideOnFocus = ({ target }: FocusEvent) => {
      const inside = target instanceof Node && popover.current?.contains(target)
      if (!inside && target !== toggle.current) hide()
    }
    query.addEventListener("change", hide)
    document.addEventListener("focusin", hideOnFocus)
    return () => {
      query.removeEventListener("change", hide)
      document.removeEventListener("focusin", hideOnFocus)
      // The visitor may have gone back to another page.
      hide()
    }
  }, [popover, toggle, open, pathname])
}

/**
 * The links of the site header. On narrow screens they are in a popover, which the browser itself opens and closes,
 * so that it works without scripts. With scripts it also closes when the focus leaves it.
 */
export function Menu({ site: { navigation, phone, labels }, children }: MenuProps) {
  const popover = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const pathname = withoutTrailingSlash(usePathname())
  const close = () => {
    if (open) popover.current?.hidePopover()
  }

  // The popover may have been opened before hydration.
  useEffect(() => setOpen(popover.current?.matches(openPopover) === true), [])
  useAutoClose(popover, toggle, open, pathname)

  return (
    <>
      <nav
        id="menu"
        ref={popover}
        popover="auto"
        className={styles.menu}
        aria-label={labels.mainNavigation}
        onToggle={(event: ToggleEvent<HTMLElement>) => setOpen(event.newState === "open")}
      >
        <ul role="list" className={`${styles.list} row`}>
          {navigation.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                className={styles.link}
                aria-current={ariaCurrent(href, pathname)}
                onClick={close}
              >
                {label}
              </Link>
            </li>
          ))}
          {phone && (
            <li className={styles.call}>
              <a href={telephoneLink(phone)} className={styles.link}>
                {labels.call} {phone}
              </a>
            </li>
          )}
        </ul>
      </nav>
      {children}
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        popoverTarget="menu"
        aria-label={labels.menu}
      >
        <span className={styles.label} aria-hidden="true">
          {labels.menu}
        </span>
        <span className={styles.lines} aria-hidden="true" />
      </button>
    </>
  )
}

export const query = graphql`
  fragment Menu on SiteProfile {
    navigation {
      label
      href
    }
    phone
    labels {
      call
      mainNavigation
      menu
    }
  }
`
