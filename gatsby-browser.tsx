import "./src/browser/repair-address"
import type { GatsbyBrowser } from "gatsby"
import { focusAnchor, recordLinks } from "./src/browser/focus-anchor"
import { hydrateInSlices } from "./src/browser/hydrate"
import { hideLoading } from "./src/browser/loading"
import { recordPositions, smoothAnchors } from "./src/browser/scroll-positions"
import { analytics } from "./src/consent/analytics"
import { supportPopovers } from "./src/hooks/popovers"
import "./src/styles/index.css"

export { showLoading as onRouteUpdateDelayed } from "./src/browser/loading"
export { shouldUpdateScroll } from "./src/browser/scroll-positions"
export { wrapPageElement } from "./src/components/layout/layout"

// In development Gatsby renders on the client and needs its own function, which can unmount the page.
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env["NODE_ENV"] === "production" ? hydrateInSlices : undefined

// Gatsby waits for the promise before it hydrates, which its type does not say.
export const onClientEntry = () => {
  smoothAnchors()
  recordPositions()
  recordLinks()
  analytics.start()
  return supportPopovers()
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  hideLoading()
  focusAnchor(location, prevLocation)
  analytics.pageViewed(location.pathname)
}
