import type { GatsbyBrowser } from "gatsby"
import { layOutAll } from "./lay-out-later"

/** Returns "smooth", or "auto" for visitors who ask for less motion. */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth"

/**
 * Animates the scrolling that follows a click on an anchor of the same page. All other scrolling is instant: a smooth root would also
 * animate page changes, the way back, and the jump to a field that needs attention.
 */
export const smoothAnchors = () => {
  const root = document.documentElement.style
  document.addEventListener(
    "click",
    ({ target }) => {
      const anchor = target instanceof Element && target.closest('a[href^="#"]')
      root.scrollBehavior = anchor ? scrollBehavior() : ""
    },
    { capture: true },
  )
  document.addEventListener("scrollend", () => {
    root.scrollBehavior = ""
  })
}

type ScrollArgs = Parameters<NonNullable<GatsbyBrowser["shouldUpdateScroll"]>>[0]
type RouterLocation = ScrollArgs["routerProps"]["location"] & { action?: "POP" | "PUSH" }

/**
 * Decides whether Gatsby scrolls after a change of the address: to the anchor that it names, or to the saved position.
 * Going back and forward within one page is left to the browser, which knows each entry's position: Gatsby has one per page for all
 * entries that it did not make itself. Going back to another page restores the position even where the address has an anchor.
 */
export const shouldUpdateScroll = ({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}: ScrollArgs): boolean => {
  const location: RouterLocation = routerProps.location
  const traversed = prevRouterProps !== undefined && location.action === "POP"
  const samePage = prevRouterProps?.location.pathname === location.pathname
  if (traversed && samePage) return false
  if (!samePage) document.documentElement.style.scrollBehavior = ""
  const saved = getSavedScrollPosition as (of: typeof location) => [number, number | undefined]
  const [, top = 0] = saved(location)
  // The heights of the parts that are not laid out yet are estimates.
  if (location.hash || top) layOutAll()
  if (!traversed || !top) return true
  window.scrollTo(0, top)
  return false
}
