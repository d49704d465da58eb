import { useEffect, useRef, useState, type ToggleEvent } from "react"
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
}

/** From here on the links stand in the bar; the same width stands in the style file. */
const wide = "(width > 68rem)"

/**
 * The links of the bar. On narrow screens they are a popover, which the browser itself opens, closes on Escape and hands
 * the focus back from: it works before scripts do, and without them.
 */
export function Menu({ navigation, labels }: MenuProps) {
  const popover = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    if (open) popover.current?.hidePopover()
  }

  // The browser may have opened it before hydration.
  useEffect(() => setOpen(popover.current?.matches(":popover-open") === true), [])
  useEffect(() => {
    if (!open) return undefined
    const query = window.matchMedia(wide)
    const hide = () => popover.current?.hidePopover()
    query.addEventListener("change", hide)
    return () => query.removeEventListener("change", hide)
  }, [open])

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget="menu"
        aria-expanded={open}
        aria-controls="menu"
        aria-label={open ? labels.closeMenu : labels.openMenu}
      >
        <span className={styles.lines} aria-hidden="true" />
        <span className={styles.word} aria-hidden="true">
          {labels.menu}
        </span>
      </button>
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
              <Link href={href} className={styles.link} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
