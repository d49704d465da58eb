import type { GatsbyBrowser } from "gatsby"
import { startTransition, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { focusAnchor, recordLinks } from "./src/browser/focus-anchor"
import { hideLoading } from "./src/browser/loading"
import { recordPositions } from "./src/browser/scroll-positions"
import { analytics } from "./src/consent/analytics"
import { supportPopovers } from "./src/hooks/popovers"
import "./src/styles/index.css"

export { showLoading as onRouteUpdateDelayed } from "./src/browser/loading"
export { shouldUpdateScroll } from "./src/browser/scroll-positions"
export { wrapPageElement } from "./src/components/layout/layout"

// React hydrates in slices of 5 ms, and handles input in between. Gatsby's own call hydrates the page in one task.
const hydrate = (page: ReactNode, container: Element) =>
  startTransition(() => void hydrateRoot(container, page))

// In development Gatsby renders on the client and needs its own function, which can unmount the page.
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env["NODE_ENV"] === "production" ? hydrate : undefined

// Gatsby waits for the promise before it hydrates, which its type does not say.
export const onClientEntry = () => {
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
