import { geoEqualEarth, geoGraticule } from "d3-geo"
import { openChart } from "../chart/chart"
import { dottedLand } from "../chart/dotted-land"
import { frame } from "../chart/frame"
import { schemes } from "../chart/scheme"
import { worldPorts } from "../geo/world-ports"
import { sheet } from "../sheet"
import { element } from "../svg/element"
import { mix } from "../svg/mix"

/** Every how many ports one is ringed for a closer look, and where the count starts. */
const [nth, start] = [13, 10]

/** The ports of the world under a net of three degrees: most pass, a few are looked at twice. */
export function screeningArticle(): string {
  const chart = openChart({
    size: [2000, 1000],
    scheme: schemes.paper,
    projection: geoEqualEarth().rotate([-12, 0]),
    show: [
      [-150, -44],
      [174, 74],
    ],
    scale: "50m",
  })
  const { width, height, scheme, trace, land } = chart
  const net = (step: number) =>
    trace(
      geoGraticule()
        .step([step, step])
        .extentMinor([
          [-180, -60],
          [180, 84.01],
        ])
        .extentMajor([
          [-180, -60],
          [180, 84.01],
        ])(),
    )
  const coast = trace(land)
  const ringed = worldPorts.filter((_, at) => at % nth === start)
  const passed = worldPorts.filter((_, at) => at % nth !== start)
  return sheet(
    chart,
    element("rect", { width, height, fill: scheme.ground }),
    element("path", { d: coast, fill: scheme.land }),
    dottedLand(chart, { pitch: 12, radius: 2.2, fill: mix(scheme.land, scheme.text, 0.3) }),
    element("path", { d: coast, fill: "none", stroke: scheme.coast, "stroke-width": 1.5 }),
    element("path", { d: net(3), fill: "none", stroke: scheme.lane, "stroke-width": 1.1, opacity: 0.34 }),
    element("path", { d: net(15), fill: "none", stroke: scheme.lane, "stroke-width": 2, opacity: 0.5 }),
    ...passed.map((position) => {
      const [cx, cy] = chart.at(position)
      return element("circle", {
        cx,
        cy,
        r: 8.5,
        fill: scheme.lane,
        stroke: scheme.ground,
        "stroke-width": 3,
      })
    }),
    ...ringed.map((position) => {
      const [cx, cy] = chart.at(position)
      return [
        element("circle", { cx, cy, r: 26, fill: scheme.ground, opacity: 0.86 }),
        element("circle", { cx, cy, r: 26, fill: "none", stroke: scheme.signal, "stroke-width": 6 }),
        element("circle", { cx, cy, r: 17, fill: "none", stroke: scheme.signal, "stroke-width": 2 }),
        element("circle", { cx, cy, r: 8.5, fill: scheme.signal }),
      ].join("")
    }),
    frame(chart, { step: 5, figures: 30 }),
  )
}
