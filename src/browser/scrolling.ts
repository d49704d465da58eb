import type { GatsbyBrowser } from "gatsby"
import { layOutEverything } from "./deferred-layout"

/** Returns "smooth", or "auto" for visitors who ask for less motion. */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth"

const setRoot = (behavior: ScrollBehavior | "") => {
  document.documentElement.style.scrollBehavior = behavior
}

let anchorClicked = false

/**
 * Animates the scrolling that follows a click on an anchor of the same page. All other scrolling is instant: a smooth root would also
 * animate page changes, the way back, and the jump to a field that needs attention.
 */
export const smoothAnchors = () => {
  document.addEventListener(
    "click",
    ({ target }) => {
      anchorClicked = target instanceof Element && target.closest('a[href^="#"]') !== null
      setRoot(anchorClicked ? scrollBehavior() : "")
    },
    { capture: true },
  )
  document.addEventListener("scrollend", () => setRoot(""))
}

type EntryState = { key?: string } | null

/** Returns the key of the current history entry, and gives one to an entry that the browser made for an anchor. */
const entryKey = (): string => {
  const state = window.history.state as EntryState
  if (state?.key) return state.key
  const key = `anchor-${Date.now()}`
  window.history.replaceState({ ...state, key }, "")
  return key
}

/** How far down each history entry of this document was left, in pixels. */
const positions = new Map<string, number>()

/** The entry whose page is on the screen: after a step back, the page before stays until the next one is rendered. */
let shown = { key: "", pathname: "" }

/** Whether the current entry was made by a click on an anchor, which the browser itself is scrolling to. */
let newAnchor = false

/**
 * Remembers the position of every history entry. Browsers restore a position as soon as the visitor goes back, on the page that is
 * still shown, and Gatsby has one position per page for all entries that it did not make.
 */
export const rememberPositions = () => {
  const { history, location } = window
  const restoreBy = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode
  }
  restoreBy("manual")()
  window.addEventListener("pageshow", restoreBy("manual"))
  // A reload, and a return from another site, are left to the browser.
  window.addEventListener("pagehide", restoreBy("auto"))
  shown = { key: entryKey(), pathname: location.pathname }
  window.addEventListener("popstate", () => {
    newAnchor = anchorClicked && !(history.state as EntryState)?.key
    anchorClicked = false
    const key = entryKey()
    if (location.pathname === shown.pathname) shown = { key, pathname: location.pathname }
  })
  window.addEventListener("scroll", () => positions.set(shown.key, window.scrollY), { passive: true })
}

type ScrollArgs = Parameters<NonNullable<GatsbyBrowser["shouldUpdateScroll"]>>[0]

/** Returns whether Gatsby scrolls after a change of the address: to the anchor that it names, or to the top. */
export const shouldUpdateScroll = ({ prevRouterProps, routerProps }: ScrollArgs): boolean => {
  const { key = "", pathname, hash } = routerProps.location as Location & { key?: string }
  const samePage = prevRouterProps?.location.pathname === pathname
  const top = positions.get(key)
  const followed = newAnchor && samePage
  newAnchor = false
  if (prevRouterProps) shown = { key, pathname }
  if (followed) return false
  setRoot("")
  // The heights of the parts that are not laid out yet are estimates.
  if (hash || top) layOutEverything()
  if (!prevRouterProps || top === undefined) return true
  window.scrollTo(0, top)
  return false
}
