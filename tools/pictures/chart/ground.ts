import { geoGraticule } from "d3-geo"
import { readBorders, type Scale } from "../geo/land"
import { element } from "../svg/element"
import type { Chart } from "./chart"
import { dottedLand } from "./dotted-land"

type Ground = {
  /** Degrees between the lines of the graticule */
  step: number
  /** Pixels between the dots on land */
  pitch?: number
  /** Scale of the borders between countries; without it none are drawn */
  borders?: Scale
}

/** Draws the base of every chart: sea with shallows along the coast, graticule, and dotted land. */
export function ground(
  chart: Chart,
  { step, pitch = chart.thumbnail ? 10 : chart.small ? 19 : 17, borders }: Ground,
): string {
  const { width, height, scheme, trace, land } = chart
  const coast = trace(land)
  const wide = trace(chart.coarseLand)
  const band = (reach: number, stroke: string) =>
    element("path", {
      d: reach > 20 ? wide : coast,
      fill: "none",
      stroke,
      "stroke-width": reach * 2,
      "stroke-linejoin": "round",
    })
  const lines = geoGraticule()
    .step([step, step])
    .extentMinor([
      [-180, -85],
      [180, 85.01],
    ])
  return [
    element("rect", { width, height, fill: scheme.ground }),
    ...scheme.shallows.map(({ reach, fill }) => band(reach + 1.5, scheme.contour) + band(reach, fill)),
    element("path", { d: trace(lines()), fill: "none", stroke: scheme.graticule, "stroke-width": 2 }),
    element("path", { d: coast, fill: scheme.land }),
    dottedLand(chart, { pitch, radius: pitch * 0.17, fill: scheme.dot }),
    borders
      ? element("path", {
          d: trace(readBorders(borders)),
          fill: "none",
          stroke: scheme.border,
          "stroke-width": 2.5,
          "stroke-dasharray": "14 7 3 7",
        })
      : "",
    element("path", {
      d: coast,
      fill: "none",
      stroke: scheme.coast,
      "stroke-width": 2.2,
      "stroke-linejoin": "round",
    }),
  ].join("")
}
