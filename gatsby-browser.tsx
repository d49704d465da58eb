import "./src/browser/drop-malformed-hash"
import type { GatsbyBrowser } from "gatsby"
import { layOutDeferredSections } from "./src/browser/deferred-layout"
import { hydrateInSlices } from "./src/browser/hydrate"
import { focusAnchor, recordPositions, smoothAnchors, startPageTransition } from "./src/browser/navigation"
import { analytics } from "./src/consent/analytics"
import "./src/styles/index.css"

export { shouldUpdateScroll } from "./src/browser/navigation"
export { wrapPageElement } from "./src/components/layout/layout"

// In development Gatsby renders on the client and needs its own function, which can unmount the page.
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env["NODE_ENV"] === "production" ? hydrateInSlices : undefined

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  smoothAnchors()
  recordPositions()
  analytics.start()
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) startPageTransition()
  focusAnchor(location, prevLocation)
  layOutDeferredSections()
  analytics.pageViewed(location.pathname)
}
