import type { PreRenderHTMLArgs } from "gatsby"
import { createElement, Fragment, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { analyticsPlugins } from "./analytics-plugin"
import { putConsentFirst } from "./consent-head"

type Add = (parts: ReactNode[]) => void
type Plugin = {
  onRenderBody: (html: { setHeadComponents: Add; setPostBodyComponents: Add }, options: unknown) => void
}

const plugin = jest.requireActual<Plugin>("gatsby-plugin-google-gtag/gatsby-ssr")

/** A page as Gatsby builds it: another plugin's head script, the real analytics plugin, then our own hook. */
const buildPage = () => {
  let head: ReactNode[] = [createElement("script", { key: "other", type: "module", src: "/other.js" })]
  let body: ReactNode[] = []
  const [entry] = analyticsPlugins({ NODE_ENV: "test", GATSBY_GA_MEASUREMENT_ID: "G-TEST0000000" })
  plugin.onRenderBody(
    {
      setHeadComponents: (parts) => (head = [...head, ...parts]),
      setPostBodyComponents: (parts) => (body = [...body, ...parts]),
    },
    entry?.options,
  )
  const hooks: Partial<PreRenderHTMLArgs> = {
    getHeadComponents: () => head,
    replaceHeadComponents: (parts) => (head = [...parts]),
    getPostBodyComponents: () => body,
    replacePostBodyComponents: (parts) => (body = [...parts]),
  }
  putConsentFirst(hooks as PreRenderHTMLArgs)
  const parts = [createElement("meta", { key: "charset", charSet: "utf-8" }), ...head, ...body]
  return renderToStaticMarkup(createElement(Fragment, null, ...parts))
}

test("the first script of a page denies all seven signals", () => {
  const first = /<script\b[^>]*>(.*?)<\/script>/s.exec(buildPage())?.[1]
  expect(first).toContain("gtag('consent','default'")
  expect(first?.match(/'denied'/g)).toHaveLength(7)
})

test("the consent default stands before the plugin's configuration", () => {
  const page = buildPage()
  expect(page.indexOf("'consent','default'")).toBeGreaterThan(0)
  expect(page.indexOf("gtag('config'")).toBeGreaterThan(page.indexOf("'consent','default'"))
})

test("no attribute of the page names a host of Google", () => {
  expect(buildPage()).not.toMatch(/<[^>]*(googletagmanager|google-analytics)/)
})

test("other plugins' parts stay where they were", () => {
  expect(buildPage()).toContain('<script type="module" src="/other.js">')
})

test("the encoding is still named within the first 1024 bytes", () => {
  expect(buildPage().indexOf('charSet="utf-8"')).toBeLessThan(1024)
})

test("without a measurement id the plugin is left out", () => {
  expect(analyticsPlugins({ NODE_ENV: "test" })).toEqual([])
})
