import type { GatsbySSR } from "gatsby"
import { putConsentFirst } from "./src/build/consent-head"

export { wrapPageElement } from "./src/components/layout/wrap-page"

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en-GB" })
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = putConsentFirst
