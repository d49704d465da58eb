import { brandMarkPath } from "../../../src/site/brand"
import { palette } from "../palette"
import { element } from "../svg/element"

/** Returns the brand mark for browser tabs: dark on a light tab, light on a dark one. */
export function faviconSvg(): string {
  const style = `path{fill:${palette.ink}}@media(prefers-color-scheme:dark){path{fill:${palette.paper}}}`
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 32 32" },
    element("style", {}, style),
    element("path", { "fill-rule": "evenodd", d: brandMarkPath }),
  )
}
