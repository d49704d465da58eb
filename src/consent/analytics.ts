import { consent } from "./consent"
import { deleteAnalyticsCookies, gtag, loadTag, measurementId, rebuildQueue, setTagDisabled } from "./gtag"
import type { Consent, ConsentStore } from "./store"

/** The events that may be reported, besides page views. */
export type AnalyticsEvent = {
  action: "submit_form" | "form_error"
  category: "Contact"
  label: string
  value?: number
}

export type Analytics = {
  start: () => void
  pageViewed: (pathname: string) => void
  track: (event: AnalyticsEvent, labels: readonly string[]) => void
}

const pageLocation = (pathname: string) => location.origin + pathname

/** Returns an address without its query string and hash, which may hold what a visitor typed. */
const withoutQuery = (address: string): string => {
  try {
    const { origin, pathname } = new URL(address)
    return origin + pathname
  } catch {
    return ""
  }
}

const withoutTrailingSlash = (pathname: string) => pathname.replace(/(.)\/+$/, "$1")

/** Runs the task two frames later, when Gatsby has put the new page's title in the head. Waits while the tab is hidden. */
const afterPaint = (task: () => void) => {
  requestAnimationFrame(() => requestAnimationFrame(task))
}

/** Runs a task that must not break the page: a blocker's replacement for Google's queue may throw. */
const ignoreErrors = (task: () => void) => {
  try {
    task()
  } catch {
    return
  }
}

/** Google's tag on this page: loads it on consent, mutes it without, and counts each route once. */
const createTag = () => {
  let id: string | undefined
  let applied: Consent = "unknown"
  let loaded = false
  let counted: string | undefined

  // Read late and once: the plugin's script is at the end of the page, and the tag later removes old commands.
  const tagId = () => (id ??= measurementId())

  const update = (state: "granted" | "denied") => gtag("consent", "update", { analytics_storage: state })

  const load = (tag: string, path: string) => {
    rebuildQueue(
      () => update("granted"),
      () =>
        gtag("set", { page_location: pageLocation(path), page_referrer: withoutQuery(document.referrer) }),
    )
    loadTag(tag)
    loaded = true
  }

  const countPageView = (path: string) => {
    if (counted === path) return
    if (counted !== undefined) gtag("set", { page_location: pageLocation(path) })
    gtag("event", "page_view", { page_path: path, page_location: pageLocation(path) })
    counted = path
  }

  return {
    isLoaded: () => loaded,
    allow: (path: string) => {
      const tag = tagId()
      if (tag !== undefined) setTagDisabled(tag, false)
      if (tag !== undefined && !loaded) load(tag, path)
      // The queue holds the choice even if no measurement ID is set and nothing is loaded.
      else if (applied !== "granted") update("granted")
      applied = "granted"
      if (loaded) countPageView(path)
    },
    stop: (state: Consent) => {
      const tag = tagId()
      if (tag !== undefined) setTagDisabled(tag, true)
      // On every page, not once: a tag that was still loading may have written its cookies late.
      deleteAnalyticsCookies()
      if (state !== applied && (state === "denied" || loaded)) update("denied")
      applied = state
    },
  }
}

/** Returns a label that is one of `labels`, and "Unknown error" for any other: it could quote what a visitor typed. */
const allowedLabel = (label: string, labels: readonly string[]): string =>
  labels.includes(label) ? label : "Unknown error"

/**
 * Google Analytics in basic consent mode. Loads and sends nothing before the visitor accepts, and nothing after the
 * visitor withdraws. No method throws, whatever blockers have done to the page.
 *
 * @param store the visitor's choice, followed from `start` on
 */
export const createAnalytics = (store: ConsentStore): Analytics => {
  const tag = createTag()
  let route: string | undefined

  const apply = () =>
    ignoreErrors(() => {
      const state = store.get()
      if (state === "unknown" || route === undefined || document.prerendering) return
      if (state === "granted") tag.allow(route)
      else tag.stop(state)
    })

  return {
    start: () => {
      store.subscribe(apply)
      document.addEventListener("prerenderingchange", apply)
    },
    pageViewed: (pathname) =>
      afterPaint(() => {
        route = withoutTrailingSlash(pathname)
        apply()
      }),
    track: ({ action, category, label, value }, labels) =>
      ignoreErrors(() => {
        if (!tag.isLoaded() || store.get() !== "granted") return
        gtag("event", action, { event_category: category, event_label: allowedLabel(label, labels), value })
      }),
  }
}

/** The analytics of this document; gatsby-browser calls `start` and `pageViewed`. */
export const analytics = createAnalytics(consent)

/**
 * Reports an event if the visitor has accepted; otherwise the event is dropped for good. Never throws.
 * @param labels the fixed texts that the label may be; any other label is reported as "Unknown error"
 */
export const track = analytics.track
