import type { PreRenderHTMLArgs } from "gatsby"
import { createElement, Fragment, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { finishHtml } from "./head-components"
import { analyticsPlugins } from "./plugin-options"

type Add = (parts: ReactNode[]) => void
type Plugin = {
  onRenderBody: (html: { setHeadComponents: Add; setPostBodyComponents: Add }, options: unknown) => void
}

const analytics = jest.requireActual<Plugin>("gatsby-plugin-google-gtag/gatsby-ssr")
const image = jest.requireActual<Plugin>("gatsby-plugin-image/gatsby-ssr")

/** Renders a page as Gatsby does: another plugin's script, `plugins`, then the hooks of the site. */
const buildPage = (plugins = [analytics, image], pathname = "/") => {
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
  body = [...body, createElement("script", { key: "script-loader" }, `window.pagePath="${pathname}"`)]
  const hooks: Partial<PreRenderHTMLArgs> = {
    pathname,
    getHeadComponents: () => head,
    replaceHeadComponents: (parts) => (head = [...parts]),
    getPostBodyComponents: () => body,
    replacePostBodyComponents: (parts) => (body = [...parts]),
  }
  finishHtml(hooks as PreRenderHTMLArgs)
  const parts = [createElement("meta", { key: "charset", charSet: "utf-8" }), ...head, ...body]
  return renderToStaticMarkup(createElement(Fragment, null, ...parts))
}

test("the styles and the script of gatsby-plugin-image's component are removed, and other elements stay", () => {
  expect(buildPage()).not.toContain("gatsby-image")
  expect(buildPage()).toContain('<script type="module" src="/other.js">')
})

test("a site without analytics also has the consent default, and not the plugin", () => {
  expect(analyticsPlugins({ NODE_ENV: "test" })).toEqual([])
  expect(buildPage([image])).toContain("'consent','default'")
})

test("the text of Gatsby's inline script, and so its hash, is the same on every page; the path is in an attribute", () => {
  const scriptOf = (pathname: string) => />(window\.pagePath=[^<]*)</.exec(buildPage([], pathname))?.[1]
  expect(scriptOf("/blog")).toBe(scriptOf("/"))
  expect(buildPage([], "/blog")).toContain('data-page-path="/blog"')
})
