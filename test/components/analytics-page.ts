import { createAnalytics } from "../../src/consent/analytics"
import { consentDefault } from "../../src/consent/gtag"
import { createConsentStore } from "../../src/consent/consent"
import { analyticsPlugins } from "../../src/gatsby/plugin-options"

type Part = { props: { dangerouslySetInnerHTML?: { __html: string } } }
type PluginHtml = { onRenderBody: (html: object, options: unknown) => void }

const plugin = jest.requireActual<PluginHtml>("gatsby-plugin-google-gtag/gatsby-ssr")

export const id = "G-TEST0000000"
export const disabled = `ga-disable-${id}` as const

const run = (code: string) => {
  const script = document.createElement("script")
  script.text = code
  document.body.append(script)
}

/** Adds the scripts of a built page: the consent default, and that of the real plugin with the real options. */
export const loadPage = (measurementId: string = id) => {
  process.env.GATSBY_GA_MEASUREMENT_ID = measurementId
  run(consentDefault)
  for (const { options } of analyticsPlugins({ GATSBY_GA_MEASUREMENT_ID: measurementId, NODE_ENV: "test" })) {
    const add = (parts: Part[]) =>
      parts.forEach(({ props }) => run(props.dangerouslySetInnerHTML?.__html ?? ""))
    plugin.onRenderBody({ setHeadComponents: () => undefined, setPostBodyComponents: add }, options)
  }
}

/** Opens a page of the site. */
export const openSite = (pathname = "/") => {
  const consent = createConsentStore()
  const analytics = createAnalytics(consent)
  analytics.start()
  consent.open("2025-05")
  const visit = (route: string) => {
    analytics.pageViewed(route)
    jest.advanceTimersByTime(100)
  }
  visit(pathname)
  return { consent, track: analytics.track, visit }
}

export const queue = () => (window.dataLayer ?? []).map((entry) => Array.from<unknown>(entry))
export const names = () => queue().map(([name, second]) => (name === "event" ? second : name))
export const lastUpdate = () =>
  queue().findLast(([name, kind]) => name === "consent" && kind === "update")?.[2]
export const events = (action: string) =>
  queue().filter(([name, kind]) => name === "event" && kind === action)
export const tags = () =>
  [...document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src }) => src)

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  delete window.dataLayer
  Reflect.deleteProperty(window, disabled)
  loadPage()
})
