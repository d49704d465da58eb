import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { consentDefault } from "../consent/gtag"

/** What gatsby-plugin-google-gtag adds that would reach Google before the visitor has chosen. */
const eager = new Set(["preconnect-google-gtag", "dns-prefetch-google-gtag", "gatsby-plugin-google-gtag"])

const isPatient = (component: ReactNode) =>
  !(isValidElement(component) && component.key !== null && eager.has(component.key))

/**
 * Puts the consent default before every other script of a page and takes out the plugin's connection to Google; the
 * plugin's own `config` stays and waits in the queue until the tag is loaded on consent.
 */
export const putConsentFirst = (html: PreRenderHTMLArgs) => {
  html.replaceHeadComponents([
    <script key="consent-default" dangerouslySetInnerHTML={{ __html: consentDefault }} />,
    ...html.getHeadComponents().filter(isPatient),
  ])
  html.replacePostBodyComponents(html.getPostBodyComponents().filter(isPatient))
}
