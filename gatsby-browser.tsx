import "./src/browser/drop-malformed-hash"
import type { GatsbyBrowser } from "gatsby"
import { startTransition, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { hideLoading } from "./src/browser/loading"
import { focusAnchor, recordLinks, recordPositions, smoothAnchors } from "./src/browser/navigation"
import { analytics } from "./src/consent/analytics"
import "./src/styles/index.css"

export { showLoading as onRouteUpdateDelayed } from "./src/browser/loading"
export { shouldUpdateScroll } from "./src/browser/navigation"
export { wrapPageElement } from "./src/components/layout/layout"

/**
 * Hydrates the page as a transition, so that React works in slices of 5 ms and handles clicks in between. Gatsby's own call
 * hydrates the whole page in one task.
 */
const hydrateInSlices = (element: ReactNode, container: Element) => {
  startTransition(() => {
    hydrateRoot(container, element)
  })
  // React handles events from here on; an inline script repeats earlier clicks (hosting/deferred-scripts.ts).
  window.dispatchEvent(new Event("hydrate"))
}

// In development Gatsby renders on the client and needs its own function, which can unmount the page.
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env["NODE_ENV"] === "production" ? hydrateInSlices : undefined

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // In production webpack removes the import.
  if (process.env["NODE_ENV"] === "development") void import("./src/gatsby/content-panel")
  smoothAnchors()
  recordPositions()
  recordLinks()
  analytics.start()
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  hideLoading()
  focusAnchor(location, prevLocation)
  analytics.pageViewed(location.pathname)
}
