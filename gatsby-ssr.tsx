import type { GatsbySSR } from "gatsby"
import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"
import { finishHtml } from "./src/gatsby/head-components"

export { wrapPageElement } from "./src/components/layout/layout"

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "en-GB" })
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={archivo} />,
    // Not in `Head`: Gatsby adds its elements again in the browser, which then requests the icon again.
    <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  ])
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = finishHtml
