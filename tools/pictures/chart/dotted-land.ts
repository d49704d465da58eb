import { hexDots, type Dot } from "../geo/hex-dots"
import { projectRings } from "../geo/rings"
import { element } from "../svg/element"
import type { Chart } from "./chart"

type Dots = {
  /** Pixels between neighbouring dots */
  pitch: number
  radius: number
  fill: string
  /** Returns true for the dots to keep; by default all are kept */
  keep?: (dot: Dot) => boolean
}

/** Returns a hexagonal grid of dots over the land, as one path of round-capped points. */
export function dottedLand(
  { width, height, land, projection }: Chart,
  { pitch, radius, fill, keep }: Dots,
): string {
  const dots = hexDots(projectRings(land, projection), { width, height, pitch })
  const d = (keep ? dots.filter(keep) : dots).map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h.01`).join("")
  return element("path", {
    d,
    fill: "none",
    stroke: fill,
    "stroke-width": radius * 2,
    "stroke-linecap": "round",
  })
}
