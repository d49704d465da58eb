import type { PreRenderHTMLArgs } from "gatsby"
import { createElement, Fragment, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { putConsentFirst, removeImageRuntime } from "./head-components"
import { analyticsPlugins } from "./plugin-options"

type Add = (parts: ReactNode[]) => void
type Plugin = {
  onRenderBody: (html: { setHeadComponents: Add; setPostBodyComponents: Add }, options: unknown) => void
}

const analytics = jest.requireActual<Plugin>("gatsby-plugin-google-gtag/gatsby-ssr")
const image = jest.requireActual<Plugin>("gatsby-plugin-image/gatsby-ssr")

/** Renders a page as Gatsby does: another plugin's script, `plugins`, then the hooks of the site. */
const buildPage = (plugins = [analytics, image]) => {
  let head: ReactNode[] = [createElement("script", { key: "other", type: "module", src: "/other.js" })]
  let body: ReactNode[] = []
  const [entry] = analyticsPlugins({ NODE_ENV: "test", GATSBY_GA_MEASUREMENT_ID: "G-TEST0000000" })
  for (const plugin of plugins) {
    plugin.onRenderBody(
      {
        setHeadComponents: (parts) => (head = [...head, ...parts]),
        setPostBodyComponents: (parts) => (body = [...body, ...parts]),
      },
      entry?.options,
    )
  }
  const hooks: Partial<PreRenderHTMLArgs> = {
    getHeadComponents: () => head,
    replaceHeadComponents: (parts) => (head = [...parts]),
    getPostBodyComponents: () => body,
    replacePostBodyComponents: (parts) => (body = [...parts]),
  }
  removeImageRuntime(hooks as PreRenderHTMLArgs)
  putConsentFirst(hooks as PreRenderHTMLArgs)
  const parts = [createElement("meta", { key: "charset", charSet: "utf-8" }), ...head, ...body]
  return renderToStaticMarkup(createElement(Fragment, null, ...parts))
}

test("the first script of a page denies all seven signals", () => {
  const first = /<script\b[^>]*>(.*?)<\/script>/s.exec(buildPage())?.[1]
  expect(first).toContain("gtag('consent','default'")
  expect(first?.match(/'denied'/g)).toHaveLength(7)
})

test("the consent default comes before the plugin's configuration", () => {
  const page = buildPage()
  expect(page.indexOf("'consent','default'")).toBeGreaterThan(0)
  expect(page.indexOf("gtag('config'")).toBeGreaterThan(page.indexOf("'consent','default'"))
})

test("no attribute of the page names a host of Google", () => {
  expect(buildPage()).not.toMatch(/<[^>]*(googletagmanager|google-analytics)/)
})

test("components of other plugins are kept", () => {
  expect(buildPage()).toContain('<script type="module" src="/other.js">')
})

test("the encoding is still declared within the first 1024 bytes", () => {
  expect(buildPage().indexOf('charSet="utf-8"')).toBeLessThan(1024)
})

test("without a measurement ID the plugin is left out", () => {
  expect(analyticsPlugins({ NODE_ENV: "test" })).toEqual([])
})

test("the styles and the script of gatsby-plugin-image's component are removed", () => {
  expect(buildPage()).not.toContain("gatsby-image")
})

test("a site without analytics also has the consent default", () => {
  expect(buildPage([image])).toContain("'consent','default'")
})

test.each([
  ["gatsby-plugin-image no longer adds", [analytics]],
  [
    "gatsby-plugin-google-gtag no longer adds",
    [
      {
        onRenderBody: (html, options) =>
          analytics.onRenderBody({ ...html, setHeadComponents: () => undefined }, options),
      },
      image,
    ],
  ],
])("the build fails if %s a component", (message, plugins) => {
  expect(() => buildPage(plugins)).toThrow(message)
})
