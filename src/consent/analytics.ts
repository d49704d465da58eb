import {
  deleteAnalyticsCookies,
  gtag,
  loadTag,
  measurementId,
  queueBeforeConfig,
  setTagDisabled,
} from "./gtag"
import { withoutTrailingSlash } from "../site/routes"
import { consent, type Consent, type ConsentStore } from "./consent"

/** An event that may be reported in addition to page views. */
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

/** Returns an address without its query string and hash, which may contain what a visitor typed; empty if it is not a URL. */
const withoutQuery = (address: string): string => {
  try {
    const { origin, pathname } = new URL(address)
    return origin + pathname
  } catch {
    return ""
  }
}

/** Runs the task two frames later, after Gatsby has updated the title of the page. Waits while the tab is hidden. */
const afterPaint = (task: () => void) => {
  requestAnimationFrame(() => requestAnimationFrame(task))
}

/** Runs a task and ignores its errors: a blocker's replacement for Google's queue may throw. */
const ignoreErrors = (task: () => void) => {
  try {
    task()
  } catch {
    return
  }
}

/** Controls Google's tag: loads it on consent, disables it without consent, and counts each visit to a route once. */
const createTag = () => {
  let id: string | undefined
  let applied: Consent = "unknown"
  let loaded = false
  let counted: string | undefined

  // Read once, when first needed: the plugin's script is at the end of the page, and the tag later removes old commands.
  const tagId = () => (id ??= measurementId())

  const update = (state: "granted" | "denied") => gtag("consent", "update", { analytics_storage: state })

  const load = (tag: string, path: string) => {
    queueBeforeConfig(() => {
      update("granted")
      gtag("set", { page_location: pageLocation(path), page_referrer: withoutQuery(document.referrer) })
    })
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
      // The choice is queued even if no measurement ID is set and nothing is loaded.
      else if (applied !== "granted") update("granted")
      applied = "granted"
      if (loaded) countPageView(path)
    },
    stop: (state: Consent) => {
      const tag = tagId()
      if (tag !== undefined) setTagDisabled(tag, true)
      // On every page: a tag that was still loading may set its cookies late.
      deleteAnalyticsCookies()
      if (state !== applied && (state === "denied" || loaded)) update("denied")
      applied = state
    },
  }
}

/** Returns the label if it is one of `labels`, otherwise "Unknown error": another label could quote what a visitor typed. */
const allowedLabel = (label: string, labels: readonly string[]): string =>
  labels.includes(label) ? label : "Unknown error"

/**
 * Creates Google Analytics in basic consent mode: nothing is loaded or sent before the visitor accepts or after the visitor
 * withdraws. No method throws, even if blockers have changed the page.
 *
 * @param store the visitor's choice, observed once `start` has been called
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
 * Reports an event if the visitor has accepted; otherwise drops it. Never throws.
 * @param labels the fixed texts that the label may be; any other label is reported as "Unknown error"
 */
export const track = analytics.track
