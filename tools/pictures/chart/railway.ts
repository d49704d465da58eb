import type { GeoPermissibleObjects } from "d3-geo"
import { element } from "../svg/element"
import type { Chart } from "./chart"

/** A railway as maps draw it: a solid line with short ties across. */
export function railway(
  { trace, scheme }: Chart,
  shape: GeoPermissibleObjects,
  stroke = scheme.lane,
): string {
  const line = { d: trace(shape), fill: "none", stroke, "stroke-linejoin": "round" }
  return [
    element("path", { ...line, stroke: scheme.ground, "stroke-width": 28, opacity: 0.75 }),
    element("path", { ...line, "stroke-width": 4 }),
    element("path", { ...line, "stroke-width": 20, "stroke-dasharray": "4 18" }),
  ].join("")
}
