import "./src/components/layout/keep-fragment-readable"
import type { GatsbyBrowser } from "gatsby"
import { focusAnchor } from "./src/components/layout/focus-anchor"
import { analytics } from "./src/consent/site-analytics"
import "./src/styles/index.css"

export { wrapPageElement } from "./src/components/layout/wrap-page"

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => analytics.start()

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  focusAnchor(location, prevLocation)
  analytics.pageViewed(location.pathname)
}
