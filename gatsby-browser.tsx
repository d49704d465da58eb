import "./src/browser/drop-malformed-hash"
import type { GatsbyBrowser } from "gatsby"
import { startTransition, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { layOutDeferredSections } from "./src/browser/deferred-layout"
import { focusAnchor, recordPositions, smoothAnchors } from "./src/browser/navigation"
import { analytics } from "./src/consent/analytics"
import "./src/styles/index.css"

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
  // React handles events from here on; an inline script replays earlier clicks (hosting/deferred-scripts.ts).
  window.dispatchEvent(new Event("hydrate"))
}

// In development Gatsby renders on the client and needs its own function, which can unmount the page.
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env["NODE_ENV"] === "production" ? hydrateInSlices : undefined

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  smoothAnchors()
  recordPositions()
  analytics.start()
}

// From here on Gatsby's router follows Back and Forward; until then an inline script does (hosting/deferred-scripts.ts).
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.dispatchEvent(new Event("mount"))
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  focusAnchor(location, prevLocation)
  layOutDeferredSections()
  analytics.pageViewed(location.pathname)
}
