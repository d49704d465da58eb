import type { GatsbyBrowser } from "gatsby"
import { readSession, scrollPrefix, writeSession } from "../site/storage"

/** Returns "smooth", or "auto" for visitors who prefer reduced motion. */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth"

const setScrollBehavior = (behavior: ScrollBehavior | "") => {
  document.documentElement.style.scrollBehavior = behavior
}

let anchorClicked = false

/**
 * Animates the scrolling that follows a click on an anchor of the same page. All other scrolling is instant: a smooth root
 * element would also animate page changes, Back, and the jump to an invalid field.
 */
export const smoothAnchors = () => {
  document.addEventListener(
    "click",
    ({ target }) => {
      anchorClicked = target instanceof Element && target.closest('a[href^="#"]') !== null
      setScrollBehavior(anchorClicked ? scrollBehavior() : "")
    },
    { capture: true },
  )
  document.addEventListener("scrollend", () => setScrollBehavior(""))
}

type EntryState = { key?: string } | null

/** Returns the key of the current history entry; adds one to an entry that the browser created for an anchor. */
export const entryKey = (): string => {
  const state = window.history.state as EntryState
  if (state?.key) return state.key
  const key = `anchor-${Date.now()}`
  window.history.replaceState({ ...state, key }, "")
  return key
}

/** The scroll position of each history entry, in pixels. */
const positions = new Map<string, number>()
const positionsKey = `${scrollPrefix}entries`

/** Reads the positions that earlier documents of this tab have stored. */
const readPositions = () => {
  for (const [key, top] of Object.entries(readSession(positionsKey) ?? {}))
    if (typeof top === "number") positions.set(key, top)
}

/** The history entry of the rendered page. After Back, the old page stays until the new one is rendered. */
let shown = { key: "", pathname: "" }

/** True if the current entry comes from a click on an anchor; the browser itself then scrolls to the anchor. */
let newAnchor = false

/**
 * Records the scroll position of every history entry. Browsers restore a position immediately on Back, while the old page is
 * still shown, and Gatsby keeps one position per page for all entries that it did not create.
 */
export const recordPositions = () => {
  const { history, location } = window
  const restoreByScript = () => {
    history.scrollRestoration = "manual"
  }
  const restoreByBrowser = () => {
    history.scrollRestoration = "auto"
  }
  readPositions()
  window.addEventListener("pagehide", () => writeSession(positionsKey, Object.fromEntries(positions)))
  restoreByScript()
  window.addEventListener("pageshow", restoreByScript)
  // The browser restores the position after a reload and after a return from another site.
  window.addEventListener("pagehide", restoreByBrowser)
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

/**
 * Restores a recorded position. Returns true if Gatsby should scroll instead: to the anchor in the address, or to the top.
 * On the first page the browser scrolls: Gatsby 5.16 would restore the position of the tab's last visit to that page.
 */
export const shouldUpdateScroll = ({ prevRouterProps, routerProps }: ScrollArgs): boolean => {
  const { key = "", pathname } = routerProps.location as Location & { key?: string }
  // In development there is no HTML in which the browser could scroll.
  if (!prevRouterProps) return process.env["NODE_ENV"] === "development"
  const samePage = prevRouterProps.location.pathname === pathname
  const top = positions.get(key)
  const followed = newAnchor && samePage
  newAnchor = false
  shown = { key, pathname }
  if (followed) return false
  setScrollBehavior("")
  if (top === undefined) return true
  window.scrollTo(0, top)
  return false
}
