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

/** The router gives all entries that the browser creates for anchors one key. */
type KeyedLocation = Location & { key?: string }

/** Scrolls at once, instead of Gatsby, whose page changes `scroll-behavior: smooth` would animate. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = (args) => {
  const { pathname, hash, key } = args.routerProps.location as KeyedLocation
  const previous = args.prevRouterProps?.location as KeyedLocation | undefined
  const recorded = positions.get(entryKey())
  positions.delete(entryKey())
  const isAnchor = previous?.pathname === pathname && (hash !== "" || key === previous.key)
  // The browser scrolls to anchors and on the first page, where Gatsby would restore the position of an earlier visit.
  if (!previous || (isAnchor && recorded === undefined)) return false
  const readSaved = args.getSavedScrollPosition as (location: Location) => [number, number]
  const top = recorded ?? readSaved(args.routerProps.location)[1]
  const target = top === 0 && document.getElementById(decodeURI(hash.slice(1)))
  if (target) target.scrollIntoView({ behavior: "instant" })
  else window.scrollTo({ top, behavior: "instant" })
  return false
}
