import "./src/browser/drop-malformed-hash"
import type { GatsbyBrowser } from "gatsby"
import { startPageTransition } from "./src/browser/page-transition"
import { focusAnchor } from "./src/browser/focus-anchor"
import { hydrateInSlices } from "./src/browser/hydrate"
import { layOutDeferredSections } from "./src/browser/deferred-layout"
import { rememberPositions, smoothAnchors } from "./src/browser/scrolling"
import { analytics } from "./src/consent/site-analytics"
import "./src/styles/index.css"

export { shouldUpdateScroll } from "./src/browser/scrolling"
export { wrapPageElement } from "./src/components/layout/wrap-page"

// In develop, Gatsby's own function replaces the server's markup.
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env["NODE_ENV"] === "production" ? hydrateInSlices : undefined

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  smoothAnchors()
  rememberPositions()
  analytics.start()
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) startPageTransition()
  focusAnchor(location, prevLocation)
  layOutDeferredSections()
  analytics.pageViewed(location.pathname)
}
