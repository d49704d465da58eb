import fc from "fast-check"
import { analyticsPlugins } from "../gatsby/plugin-options"
import { createAnalytics } from "./analytics"
import { consentDefault } from "./consent-default"
import { createConsentStore } from "./store"
import { choiceKey } from "../site/storage"

type Part = { key: string; props: { dangerouslySetInnerHTML?: { __html: string } } }
type PluginHtml = {
  onRenderBody: (
    html: { setHeadComponents: (parts: Part[]) => void; setPostBodyComponents: (parts: Part[]) => void },
    options: unknown,
  ) => void
}
type PluginRoutes = { onRouteUpdate: (update: { location: unknown }, options: unknown) => null }

const plugin = jest.requireActual<PluginHtml>("gatsby-plugin-google-gtag/gatsby-ssr")
const pluginRoutes = jest.requireActual<PluginRoutes>("gatsby-plugin-google-gtag/gatsby-browser")

const id = "G-TEST0000000"
const disabled = `ga-disable-${id}` as const

const run = (code: string) => {
  const script = document.createElement("script")
  script.text = code
  document.body.append(script)
}

/** What the built page holds: our default, and the script of the real plugin with the site's real options. */
const loadPage = (measurementId: string = id) => {
  run(consentDefault)
  for (const { options } of analyticsPlugins({ GATSBY_GA_MEASUREMENT_ID: measurementId, NODE_ENV: "test" })) {
    const add = (parts: Part[]) =>
      parts.forEach(({ props }) => run(props.dangerouslySetInnerHTML?.__html ?? ""))
    plugin.onRenderBody({ setHeadComponents: () => undefined, setPostBodyComponents: add }, options)
  }
}

const openSite = () => {
  const consent = createConsentStore()
  const analytics = createAnalytics(consent)
  analytics.start()
  consent.open("2025-05")
  return { consent, ...analytics }
}

const visit = (site: ReturnType<typeof openSite>, pathname: string) => {
  site.pageViewed(pathname)
  jest.advanceTimersByTime(100)
}

const queue = () => (window.dataLayer ?? []).map((entry) => Array.from<unknown>(entry))
const names = () => queue().map(([name, second]) => (name === "event" ? second : name))
const updates = () => queue().filter(([name, kind]) => name === "consent" && kind === "update")
const lastUpdate = () => updates().at(-1)?.[2]
const events = (action: string) => queue().filter(([name, kind]) => name === "event" && kind === action)
const tags = () => [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src)

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  delete window.dataLayer
  Reflect.deleteProperty(window, disabled)
  loadPage()
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test("before a choice the page holds only the denied default and a configuration that waits", () => {
  const site = openSite()
  visit(site, "/")
  expect(queue().map(([name, second]) => [name, second])).toEqual([
    ["consent", "default"],
    ["set", "ads_data_redaction"],
    ["set", "url_passthrough"],
    ["js", expect.any(Date)],
    ["config", id],
  ])
  expect(tags()).toEqual([])
})

test("the consent default denies all seven signals", () => {
  expect(queue()[0]).toEqual([
    "consent",
    "default",
    {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
      functionality_storage: "denied",
      personalization_storage: "denied",
      security_storage: "denied",
    },
  ])
})

test("on Accept All the tag is loaded once and finds default, update, set, js, config, page_view in this order", () => {
  const site = openSite()
  visit(site, "/")
  site.consent.choose("granted")
  expect(tags()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`])
  expect(names()).toEqual(["consent", "consent", "set", "set", "set", "js", "config", "page_view"])
  expect(queue()[1]).toEqual(["consent", "update", { analytics_storage: "granted" }])
})

test("the queue keeps the `arguments` objects that Google's tag reads", () => {
  const site = openSite()
  visit(site, "/")
  site.consent.choose("granted")
  expect(window.dataLayer?.map((entry) => Object.prototype.toString.call(entry))).toEqual(
    queue().map(() => "[object Arguments]"),
  )
})

test("nothing ever grants an advertising signal", () => {
  const site = openSite()
  visit(site, "/")
  site.consent.choose("granted")
  site.consent.choose("denied")
  site.consent.choose("granted")
  expect(updates().map(([, , signals]) => Object.keys(signals as object))).toEqual([
    ["analytics_storage"],
    ["analytics_storage"],
    ["analytics_storage"],
  ])
})

test("a stored yes is applied before the tag runs", () => {
  localStorage.setItem(choiceKey, "true")
  visit(openSite(), "/")
  expect(names().slice(0, 2)).toEqual(["consent", "consent"])
  expect(lastUpdate()).toEqual({ analytics_storage: "granted" })
  expect(tags()).toHaveLength(1)
})

test("on Decline analytics_storage is set to denied and nothing is loaded", () => {
  const site = openSite()
  visit(site, "/")
  site.consent.choose("denied")
  expect(lastUpdate()).toEqual({ analytics_storage: "denied" })
  expect(window[disabled]).toBe(true)
  visit(site, "/blog")
  expect(tags()).toEqual([])
})

test("a stored no is applied on return", () => {
  localStorage.setItem(choiceKey, "false")
  visit(openSite(), "/")
  expect(lastUpdate()).toEqual({ analytics_storage: "denied" })
  expect(tags()).toEqual([])
})

test("each route is counted once, however often Gatsby reports it", () => {
  localStorage.setItem(choiceKey, "true")
  const site = openSite()
  for (const route of ["/", "/", "/blog", "/blog/", "/privacy-policy", "/blog"]) visit(site, route)
  expect(events("page_view").map(([, , view]) => (view as { page_path: string }).page_path)).toEqual([
    "/",
    "/blog",
    "/privacy-policy",
    "/blog",
  ])
})

test("a page view carries neither the query string nor the hash, of this page or of the one before", () => {
  window.history.replaceState(null, "", "/blog?email=a@example.com#secret")
  jest.spyOn(document, "referrer", "get").mockReturnValue("https://elsewhere.example/found?q=secret")
  localStorage.setItem(choiceKey, "true")
  visit(openSite(), "/blog")
  expect(events("page_view")[0]?.[2]).toEqual({
    page_path: "/blog",
    page_location: `${location.origin}/blog`,
  })
  expect(queue()).toContainEqual([
    "set",
    { page_location: `${location.origin}/blog`, page_referrer: "https://elsewhere.example/found" },
  ])
})

test("the address of the new page is set before it is counted", () => {
  localStorage.setItem(choiceKey, "true")
  const site = openSite()
  visit(site, "/")
  visit(site, "/blog")
  expect(queue().slice(-2)).toEqual([
    ["set", { page_location: `${location.origin}/blog` }],
    ["event", "page_view", { page_path: "/blog", page_location: `${location.origin}/blog` }],
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
  localStorage.setItem(choiceKey, "true")
  visit(openSite(), "/")
  expect(tags()).toEqual([])
  prerendering.mockReturnValue(false)
  document.dispatchEvent(new Event("prerenderingchange"))
  expect(tags()).toHaveLength(1)
  expect(events("page_view")).toHaveLength(1)
  Reflect.deleteProperty(document, "prerendering")
})

test("events from before the choice are never sent", () => {
  const site = openSite()
  visit(site, "/")
  site.track({ action: "submit_form", category: "Contact", label: "Contact Form Submission" })
  site.track({ action: "form_error", category: "Contact", label: "Failed to submit form" })
  window.gtag?.("event", "from_elsewhere")
  site.consent.choose("granted")
  expect(queue().filter(([name]) => name === "event")).toHaveLength(1)
  expect(events("page_view")).toHaveLength(1)
})

test("after the choice a sent form is reported as submit_form", () => {
  const site = openSite()
  visit(site, "/")
  site.consent.choose("granted")
  site.track({ action: "submit_form", category: "Contact", label: "Contact Form Submission" })
  expect(events("submit_form")).toEqual([
    ["event", "submit_form", { event_category: "Contact", event_label: "Contact Form Submission" }],
  ])
})

test("whatever a visitor typed, no parameter of an event holds it", () => {
  const site = openSite()
  visit(site, "/")
  site.consent.choose("granted")
  fc.assert(
    fc.property(fc.string(), (typed) => {
      site.track({ action: "form_error", category: "Contact", label: `Could not take ${typed}` })
      expect(events("form_error").at(-1)?.[2]).toEqual({
        event_category: "Contact",
        event_label: "Unknown error",
      })
    }),
  )
})

test("withdrawing deletes Google's cookies, switches the tag off and reports nothing more", () => {
  const site = openSite()
  visit(site, "/")
  site.consent.choose("granted")
  for (const name of ["_ga", "_ga_TEST0000000", "_gid", "_gat_gtag"]) document.cookie = `${name}=1; path=/`
  document.cookie = "other=kept; path=/"
  site.consent.choose("denied")
  const after = queue().length
  site.track({ action: "submit_form", category: "Contact", label: "Contact Form Submission" })
  for (const route of ["/blog", "/privacy-policy", "/"]) visit(site, route)
  expect(document.cookie).toBe("other=kept")
  expect(window[disabled]).toBe(true)
  expect(lastUpdate()).toEqual({ analytics_storage: "denied" })
  expect(queue()).toHaveLength(after)
  document.cookie = "other=; max-age=0; path=/"
})

test("a cookie that the tag wrote late is deleted on the next page", () => {
  const site = openSite()
  visit(site, "/")
  site.consent.choose("denied")
  document.cookie = "_ga=late; path=/"
  visit(site, "/blog")
  expect(document.cookie).toBe("")
})

test("accepting again switches the tag on without loading it a second time or counting the route twice", () => {
  const site = openSite()
  visit(site, "/")
  site.consent.choose("granted")
  site.consent.choose("denied")
  site.consent.choose("granted")
  expect(tags()).toHaveLength(1)
  expect(window[disabled]).toBe(false)
  expect(lastUpdate()).toEqual({ analytics_storage: "granted" })
  expect(events("page_view")).toHaveLength(1)
})

test("a yes that has lapsed in the meantime stops the tag", () => {
  const site = openSite()
  visit(site, "/")
  site.consent.choose("granted")
  localStorage.clear()
  window.dispatchEvent(new StorageEvent("storage", { key: null }))
  expect(lastUpdate()).toEqual({ analytics_storage: "denied" })
  expect(window[disabled]).toBe(true)
})

test("without a measurement id nothing is ever loaded, and the choice is stored all the same", () => {
  delete window.dataLayer
  loadPage("")
  const site = openSite()
  visit(site, "/")
  site.consent.choose("granted")
  visit(site, "/blog")
  expect(tags()).toEqual([])
  expect(localStorage.getItem(choiceKey)).toBe("true")
})

test("without a measurement id the queue is told the choice, once, and nothing else", () => {
  delete window.dataLayer
  loadPage("")
  const site = openSite()
  visit(site, "/")
  const before = names()
  site.consent.choose("granted")
  visit(site, "/blog")
  expect(lastUpdate()).toEqual({ analytics_storage: "granted" })
  expect(names()).toEqual([...before, "consent"])
})

test.each([null, "blocked", { push: () => undefined }, Object.freeze([])])(
  "a blocker that puts %j in the queue's place breaks nothing",
  (stand) => {
    const site = openSite()
    window.dataLayer = stand as unknown as IArguments[]
    expect(() => {
      visit(site, "/")
      site.consent.choose("granted")
      site.track({ action: "submit_form", category: "Contact", label: "Contact Form Submission" })
      site.consent.choose("denied")
    }).not.toThrow()
  },
)

test("a tag that throws on an event breaks nothing", () => {
  const site = openSite()
  visit(site, "/")
  site.consent.choose("granted")
  const push = jest.fn(() => {
    throw new Error("blocked")
  })
  Object.assign(window.dataLayer ?? [], { push })
  site.track({ action: "submit_form", category: "Contact", label: "Contact Form Submission" })
  expect(push).toHaveBeenCalled()
})
