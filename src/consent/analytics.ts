import { deleteAnalyticsCookies, gtag, loadTag, measurementId, queueChoice, setTagDisabled } from "./gtag"
import { withoutTrailingSlash } from "../site/routes"
import { consent, type Consent, type ConsentStore } from "./consent"

/** An event that may be reported in addition to page views. */
type AnalyticsEvent = {
  action: "submit_form" | "form_error"
  category: "Contact"
  label: string
  value?: number
}

/** Returns an address without its query string and hash, which a visitor may have typed; empty if it is not a URL. */
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
  const id = measurementId()
  let applied: Consent = "unknown"
  let loaded = false
  let counted: string | undefined

  const countPageView = (path: string) => {
    if (counted === path) return
    const pageLocation = location.origin + path
    gtag("set", { page_location: pageLocation, page_referrer: withoutQuery(document.referrer) })
    gtag("event", "page_view", { page_path: path, page_location: pageLocation })
    counted = path
  }

  return {
    isLoaded: () => loaded,
    allow: (path: string) => {
      // The choice is queued even if there is no measurement ID and nothing is loaded.
      if (applied !== "granted") queueChoice("granted", loaded)
      applied = "granted"
      if (id === undefined) return
      setTagDisabled(id, false)
      countPageView(path)
      if (!loaded) loadTag(id)
      loaded = true
    },
    stop: (state: Consent) => {
      if (id !== undefined) setTagDisabled(id, true)
      // On every page: a tag that was still loading may set its cookies late.
      deleteAnalyticsCookies()
      if (state !== applied && (state === "denied" || loaded)) queueChoice("denied", loaded)
      applied = state
    },
  }
}

/**
 * Creates Google Analytics in basic consent mode: nothing is loaded or sent before the visitor accepts or after the
 * visitor withdraws. No method throws, even if blockers have changed the page.
 *
 * @param store the visitor's choice, observed once `start` has been called
 */
export const createAnalytics = (store: ConsentStore) => {
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
    pageViewed: (pathname: string) =>
      afterPaint(() => {
        route = withoutTrailingSlash(pathname)
        apply()
      }),
    track: ({ action, category, label, value }: AnalyticsEvent) =>
      ignoreErrors(() => {
        if (!tag.isLoaded() || store.get() !== "granted") return
        gtag("event", action, { event_category: category, event_label: label, value })
      }),
  }
}

/** The analytics of this document; gatsby-browser calls `start` and `pageViewed`. */
export const analytics = createAnalytics(consent)

/** Reports an event if the visitor has accepted; otherwise drops it. Never throws. The label must not contain personal data. */
export const track = analytics.track
