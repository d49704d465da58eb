import type { GatsbyBrowser } from "gatsby"
import { analytics } from "./src/consent/site-analytics"
import "./src/styles/index.css"

export { wrapPageElement } from "./src/components/layout/wrap-page"

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => analytics.start()

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) =>
  analytics.pageViewed(location.pathname)
