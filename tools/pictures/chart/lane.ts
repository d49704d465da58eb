import type { GeoPermissibleObjects } from "d3-geo"
import { element } from "../svg/element"
import type { Chart } from "./chart"

type Lane = {
  stroke?: string
  width?: number
  dash?: string
  opacity?: number
  /** A soft edge in the colour of the sea, so that the lane stays clear of coasts and other lanes */
  edge?: boolean
}

/** A lane over the chart, or several that belong together. */
export function lane(
  { trace, scheme }: Chart,
  shape: GeoPermissibleObjects | GeoPermissibleObjects[],
  style: Lane = {},
): string {
  const { stroke = scheme.lane, width = 7, dash, opacity, edge = true } = style
  const line = {
    d: [shape].flat().map(trace).join(""),
    fill: "none",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  }
  return (
    (edge
      ? element("path", { ...line, stroke: scheme.ground, "stroke-width": width + 9, opacity: 0.75 })
      : "") + element("path", { ...line, stroke, "stroke-width": width, "stroke-dasharray": dash, opacity })
  )
}
