import type { GatsbyBrowser } from "gatsby"

/** Returns the key of the current history entry; undefined in browsers without the Navigation API. */
export const entryKey = () => ("navigation" in window ? window.navigation.currentEntry?.key : undefined)

/** Positions by the key of the entry. Gatsby has only one for all entries that the anchors of a page create. */
const positions = new Map<string | undefined, number>()

/** Records where each history entry is left. */
export const recordPositions = () => {
  if (!("navigation" in window)) return
  // On Back, the browser would scroll the page that is left. After a reload it restores the position.
  history.scrollRestoration = "manual"
  window.addEventListener("pagehide", () => (history.scrollRestoration = "auto"))
  const { navigation } = window
  navigation.addEventListener("currententrychange", ({ from }) => positions.set(from.key, window.scrollY))
}

/** Scrolls at once, instead of Gatsby, whose page changes `scroll-behavior: smooth` would animate. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = (args) => {
  const { location } = args.routerProps
  const recorded = positions.get(entryKey())
  // The browser scrolls on the first page and to anchors of the same page, Gatsby to those of another page.
  if (!args.prevRouterProps) return false
  if (recorded === undefined && location.hash)
    return location.pathname !== args.prevRouterProps.location.pathname
  const readSaved = args.getSavedScrollPosition as (location: Location) => [number, number]
  window.scrollTo({ top: recorded ?? readSaved(location)[1], behavior: "instant" })
  return false
}
