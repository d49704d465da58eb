import { analyticsPlugins } from "../gatsby/plugin-options"
import { events, id, openSite, queue, tags } from "../../test/components/analytics-page"
import { writeChoice } from "./choice-storage"

type PluginRoutes = { onRouteUpdate: (update: { location: unknown }, options: unknown) => null }

const pluginRoutes = jest.requireActual<PluginRoutes>("gatsby-plugin-google-gtag/gatsby-browser")

test("each visit to a route is counted once, however often Gatsby reports it", () => {
  writeChoice("granted", "2025-05")
  const site = openSite()
  for (const route of ["/", "/", "/blog", "/blog/", "/privacy-policy", "/blog"]) site.visit(route)
  expect(events("page_view").map(([, , view]) => (view as { page_path: string }).page_path)).toEqual([
    "/",
    "/blog",
    "/privacy-policy",
    "/blog",
  ])
})

test("a page view has no query and no hash, of the page or of the referrer", () => {
  window.history.replaceState(null, "", "/blog?email=a@example.com#secret")
  jest.spyOn(document, "referrer", "get").mockReturnValue("https://elsewhere.example/found?q=secret")
  writeChoice("granted", "2025-05")
  openSite("/blog")
  const page_location = `${location.origin}/blog`
  // The address is set before the page is counted.
  expect(queue().slice(-2)).toEqual([
    ["set", { page_location, page_referrer: "https://elsewhere.example/found" }],
    ["event", "page_view", { page_path: "/blog", page_location }],
  ])
})

test("the plugin's own page views, which carry query strings, never fire", () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
  const [entry] = analyticsPlugins({ GATSBY_GA_MEASUREMENT_ID: id, NODE_ENV: "test" })
  for (const pathname of ["/", "/blog", "/blog/2025-03-04--x", "/404.html"]) {
    pluginRoutes.onRouteUpdate({ location: { pathname, search: "?q=secret", hash: "" } }, entry?.options)
  }
  jest.advanceTimersByTime(1000)
  expect(events("page_view")).toEqual([])
})

test("a page that is only prerendered is counted when the visitor opens it", () => {
  const prerendering = jest.fn(() => true)
  Object.defineProperty(document, "prerendering", { get: prerendering, configurable: true })
  writeChoice("granted", "2025-05")
  openSite()
  expect(tags()).toEqual([])
  prerendering.mockReturnValue(false)
  document.dispatchEvent(new Event("prerenderingchange"))
  expect(tags()).toHaveLength(1)
  expect(events("page_view")).toHaveLength(1)
  Reflect.deleteProperty(document, "prerendering")
})
