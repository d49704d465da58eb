import { useEffect, useRef, useState, type ReactNode, type ToggleEvent } from "react"
import { usePathname } from "../../hooks/use-pathname"
import { Link } from "../ui/link"
import * as styles from "./menu.module.css"

type MenuProps = {
  navigation: readonly { readonly label: string; readonly href: string }[]
  labels: {
    readonly mainNavigation: string
    readonly menu: string
    readonly openMenu: string
    readonly closeMenu: string
  }
  /** Comes after the links and before the menu button, in the order in which they are seen. */
  children?: ReactNode
}

/** Above this width the links are in the bar; the container query in the style sheet has the same width. */
const wide = "(width > 68rem)"

/** Returns "page" for a link to the current page, "true" for one to a page above it. */
const current = (href: string, pathname: string): "page" | "true" | undefined => {
  if (href === pathname) return "page"
  return href !== "/" && pathname.startsWith(`${href}/`) ? "true" : undefined
}

/**
 * The links of the bar. On narrow screens they are a popover, which the browser itself opens, closes on Escape and returns
 * the focus from: it works before scripts do, and without them. It closes when the focus leaves it.
 */
export function Menu({ navigation, labels, children }: MenuProps) {
  const popover = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const pathname = usePathname().replace(/(.)\/+$/, "$1")
  const close = () => {
    if (open) popover.current?.hidePopover()
  }

  // The browser may have opened it before hydration.
  useEffect(() => setOpen(popover.current?.matches(":popover-open") === true), [])
  useEffect(() => {
    if (!open) return undefined
    const query = window.matchMedia(wide)
    const hide = () => popover.current?.hidePopover()
    const hideBehindFocus = ({ target }: FocusEvent) => {
      const inside = target instanceof Node && popover.current?.contains(target)
      if (!inside && target !== toggle.current) hide()
    }
    query.addEventListener("change", hide)
    document.addEventListener("focusin", hideBehindFocus)
    return () => {
      query.removeEventListener("change", hide)
      document.removeEventListener("focusin", hideBehindFocus)
    }
  }, [open])

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
        <ul role="list" className={styles.list}>
          {navigation.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                className={styles.link}
                aria-current={current(href, pathname)}
                onClick={close}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        popoverTarget="menu"
        aria-label={open ? labels.closeMenu : labels.openMenu}
      >
        <span className={styles.word} aria-hidden="true">
          {labels.menu}
        </span>
        <span className={styles.lines} aria-hidden="true" />
      </button>
    </>
  )
}
