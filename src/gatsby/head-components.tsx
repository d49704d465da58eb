import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { consentDefault } from "../consent/gtag"

const keyOf = (component: ReactNode) => (isValidElement(component) ? component.key : null)

/**
 * Returns the components without those that a plugin has added under `keys`.
 * @throws if the plugin no longer adds one of them
 */
const without = (components: readonly ReactNode[], keys: readonly string[], plugin: string): ReactNode[] => {
  for (const key of keys) {
    if (!components.some((component) => keyOf(component) === key)) {
      throw new Error(`${plugin} no longer adds the component ${key}; update src/gatsby/head-components.tsx`)
    }
  }
  return components.filter((component) => !keys.includes(keyOf(component) ?? ""))
}

/**
 * Removes the styles and the script that gatsby-plugin-image 3.16 adds to every page for its own component, which the site
 * does not use (see src/components/ui/image.tsx).
 */
export const removeImageRuntime = (html: PreRenderHTMLArgs) => {
  const keys = ["gatsby-image-style", "gatsby-image-style-noscript", "gatsby-image-style-script"]
  html.replaceHeadComponents(without(html.getHeadComponents(), keys, "gatsby-plugin-image"))
}

/**
 * Puts the consent default before every other script of a page, and removes the resource hints and the script with which
 * gatsby-plugin-google-gtag 5.16 connects to Google before the visitor has chosen. The plugin's `config` command stays in
 * `dataLayer` until the tag is loaded on consent.
 */
export const putConsentFirst = (html: PreRenderHTMLArgs) => {
  let [head, body] = [html.getHeadComponents(), html.getPostBodyComponents()]
  // The plugin adds nothing in develop, and is left out of a site without analytics.
  if (body.some((component) => keyOf(component) === "gatsby-plugin-google-gtag-config")) {
    const plugin = "gatsby-plugin-google-gtag"
    head = without(head, ["preconnect-google-gtag", "dns-prefetch-google-gtag"], plugin)
    body = without(body, ["gatsby-plugin-google-gtag"], plugin)
  }
  const consent = <script key="consent-default" dangerouslySetInnerHTML={{ __html: consentDefault }} />
  html.replaceHeadComponents([consent, ...head])
  html.replacePostBodyComponents(body)
}
