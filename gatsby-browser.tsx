import type { GatsbyBrowser } from "gatsby"
import { focusAnchor } from "./src/components/layout/focus-anchor"
import { keepFragmentReadable } from "./src/components/layout/keep-fragment-readable"
import { analytics } from "./src/consent/site-analytics"
import "./src/styles/index.css"

export { wrapPageElement } from "./src/components/layout/wrap-page"

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepFragmentReadable()
  analytics.start()
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  focusAnchor(location.hash)
  analytics.pageViewed(location.pathname)
}
