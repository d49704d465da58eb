import type { GatsbySSR } from "gatsby"
import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"
import { finishHtml } from "./src/gatsby/head-components"

export { wrapPageElement } from "./src/components/layout/layout"

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "en-GB" })
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={archivo} />,
  ])
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = finishHtml
