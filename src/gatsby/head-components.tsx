import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { consentDefault } from "../consent/gtag"

/**
 * Matches the keys of the elements that two plugins add to every page and the site does not use:
 * - the styles and the script of the component of gatsby-plugin-image 3.16 (the site has `src/components/ui/image.tsx`)
 * - the resource hints and the script with which gatsby-plugin-google-gtag 5.16 connects to Google before the visitor
 *   has chosen; its `config` command stays, and the tag reads it once it is loaded on consent
 */
const unused = /^gatsby-image-style|google-gtag$/

const keyOf = (component: ReactNode) => (isValidElement(component) ? (component.key ?? "") : "")

const isUsed = (component: ReactNode) => !unused.test(keyOf(component))

/** Gatsby's inline script with the path in an attribute: its text, and so its hash, is the same on every page. */
const pagePath = (path: string) => (
  <script
    key="script-loader"
    id="gatsby-script-loader"
    data-page-path={path}
    dangerouslySetInnerHTML={{ __html: "window.pagePath=document.currentScript.dataset.pagePath" }}
  />
)

/** Puts the consent default before every other script of a page, and removes elements that the site does not use. */
export const finishHtml = (html: PreRenderHTMLArgs) => {
  const consent = <script key="consent-default" dangerouslySetInnerHTML={{ __html: consentDefault }} />
  html.replaceHeadComponents([consent, ...html.getHeadComponents().filter(isUsed)])
  html.replacePostBodyComponents(
    html
      .getPostBodyComponents()
      .filter(isUsed)
      .map((component) => (keyOf(component) === "script-loader" ? pagePath(html.pathname) : component)),
  )
}
