import "./src/components/layout/keep-fragment-readable"
import type { GatsbyBrowser } from "gatsby"
import { appear } from "./src/components/layout/appear"
import { focusAnchor } from "./src/components/layout/focus-anchor"
import { hydrateInSlices } from "./src/components/layout/hydrate"
import { layOutAll, layOutInPieces } from "./src/components/layout/lay-out-later"
import { analytics } from "./src/consent/site-analytics"
import "./src/styles/index.css"

export { wrapPageElement } from "./src/components/layout/wrap-page"

// In develop Gatsby renders anew what the server sent, and wants a way to take it away.
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env["NODE_ENV"] === "production" ? hydrateInSlices : undefined

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => analytics.start()

// A jump needs the true height of what it passes.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const saved = getSavedScrollPosition as (of: typeof location) => [number, number | undefined]
  if (location.hash || saved(location)[1]) layOutAll()
  return true
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) appear()
  focusAnchor(location, prevLocation)
  layOutInPieces()
  analytics.pageViewed(location.pathname)
}
