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

const isUsed = (component: ReactNode) => !(isValidElement(component) && unused.test(component.key ?? ""))

/** Puts the consent default before every other script of a page, and removes elements that the site does not use. */
export const finishHtml = (html: PreRenderHTMLArgs) => {
  const consent = <script key="consent-default" dangerouslySetInnerHTML={{ __html: consentDefault }} />
  html.replaceHeadComponents([consent, ...html.getHeadComponents().filter(isUsed)])
  html.replacePostBodyComponents(html.getPostBodyComponents().filter(isUsed))
}
