import { brandMarkPath } from "../../../src/site/brand"
import { palette } from "../palette"
import { element } from "../svg/element"

/**
 * Returns the brand mark on an ink square of `size` pixels, for home screens. `share` is the width of the mark;
 * a maskable icon keeps it within the middle 80 % (W3C manifest, safe zone).
 */
export function appIcon(size: number, share: number): string {
  const inset = (size * (1 - share)) / 2
  const transform = `translate(${inset} ${inset}) scale(${(size * share) / 32})`
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width: size, height: size, viewBox: `0 0 ${size} ${size}` },
    element("rect", { width: size, height: size, fill: palette.ink }),
    element("path", { d: brandMarkPath, "fill-rule": "evenodd", fill: palette.paper, transform }),
  )
}
