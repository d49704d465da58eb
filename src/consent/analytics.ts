import { afterPaint } from "./after-paint"
import { deleteAnalyticsCookies } from "./analytics-cookies"
import { fixedLabel, type SiteEvent } from "./events"
import { gtag, loadTag, measurementId, muteTag, rebuildQueue, unmuteTag } from "./gtag"
import type { Consent, ConsentStore } from "./store"

export type Analytics = {
  start: () => void
  pageViewed: (pathname: string) => void
  track: (event: SiteEvent, copy?: readonly string[]) => void
}

const addressOf = (pathname: string) => location.origin + pathname

/** An address without its query string and hash, which may hold what a visitor typed. */
const plain = (address: string): string => {
  try {
    const { origin, pathname } = new URL(address)
    return origin + pathname
  } catch {
    return ""
  }
}

const withoutEndSlash = (pathname: string) => pathname.replace(/(.)\/+$/, "$1")

/**
 * Google Analytics in basic consent mode. Nothing is loaded or sent before the visitor accepts, and nothing after
 * the visitor withdraws. Each method returns quietly whatever blockers have done to the page.
 *
 * @param consent the visitor's choice, followed from `start` on
 */
export const createAnalytics = (consent: ConsentStore): Analytics => {
  let tag: string | undefined
  let applied: Consent = "unknown"
  let loaded = false
  let route: string | undefined
  let counted: string | undefined

  // Read late and once: the plugin's script stands at the end of the page, and the tag later drops old commands.
  const tagId = () => (tag ??= measurementId())

  const update = (state: "granted" | "denied") => gtag("consent", "update", { analytics_storage: state })

  const stop = (state: Consent) => {
    const id = tagId()
    if (id !== undefined) muteTag(id)
    // On every page, not once: a tag that was still on its way may have written its cookies late.
    deleteAnalyticsCookies()
    if (state !== applied && (state === "denied" || loaded)) update("denied")
    applied = state
  }

  const load = (id: string, path: string) => {
    rebuildQueue(
      () => update("granted"),
      () => gtag("set", { page_location: addressOf(path), page_referrer: plain(document.referrer) }),
    )
    loadTag(id)
    loaded = true
  }

  const count = (path: string) => {
    if (counted === path) return
    if (counted !== undefined) gtag("set", { page_location: addressOf(path) })
    gtag("event", "page_view", { page_path: path, page_location: addressOf(path) })
    counted = path
  }

  const allow = (path: string) => {
    const id = tagId()
    if (id !== undefined) unmuteTag(id)
    if (id !== undefined && !loaded) load(id, path)
    // The queue holds the choice even where no measurement id is set and nothing is loaded.
    else if (applied !== "granted") update("granted")
    applied = "granted"
    if (loaded) count(path)
  }

  const settle = () => {
    const state = consent.get()
    if (state === "unknown" || route === undefined || document.prerendering) return
    if (state === "granted") allow(route)
    else stop(state)
  }

  const quietly = (task: () => void) => {
    try {
      task()
    } catch {
      // A blocker's stand-in may throw; the page must not notice.
    }
  }

  const follow = () => quietly(settle)

  return {
    start: () => {
      consent.subscribe(follow)
      document.addEventListener("prerenderingchange", follow)
    },
    pageViewed: (pathname) =>
      afterPaint(() => {
        route = withoutEndSlash(pathname)
        follow()
      }),
    track: ({ action, category, label, value }, copy = []) =>
      quietly(() => {
        if (!loaded || consent.get() !== "granted") return
        gtag("event", action, { event_category: category, event_label: fixedLabel(label, copy), value })
      }),
  }
}
