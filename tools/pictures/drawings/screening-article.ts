import { geoEqualEarth, geoGraticule } from "d3-geo"
import { openChart, type Box, type Chart, type Edition } from "../chart/chart"
import { dottedLand } from "../chart/dotted-land"
import { frame } from "../chart/frame"
import { worldPorts } from "../geo/world-ports"
import { sheet } from "../sheet"
import { element } from "../svg/element"
import { mix } from "../svg/mix"

/** Interval between ringed ports, and index of the first one. */
const [nth, start] = [13, 10]

/** Draws the ports of the world under a grid of meridians and parallels. A few ports have a ring. */
export function screeningArticle(edition: Edition) {
  const { small, thumbnail = false } = edition
  const chart = openChart({
    edition,
    size: small ? [1440, 1080] : [2000, 1000],
    projection: geoEqualEarth().rotate([-12, 0]),
    show: small
      ? [
          [-96, -40],
          [146, 62],
        ]
      : [
          [-150, -44],
          [174, 74],
        ],
    within: small ? [0, 0, 0.96, 1] : [0, 0, 1, 1],
    scale: "50m",
  })
  const { width, height, scheme, trace, land } = chart
  const coast = trace(land)
  const ports = worldPorts
    .map((position, at) => ({ point: chart.at(position), ringed: at % nth === start }))
    .filter(({ point: [x, y] }) => isWithin(chart.inner, x, y))
  chart.key.push(
    { text: "Port passed", width: 24, sample: (x, y) => passed(chart, x + 12, y) },
    { text: "Looked at again", width: 52, sample: (x, y) => ringed(chart, x + 26, y) },
  )
  return sheet(
    chart,
    element("rect", { width, height, fill: scheme.ground }),
    element("path", { d: coast, fill: scheme.land }),
    dottedLand(chart, {
      pitch: thumbnail ? 9 : small ? 16 : 14,
      radius: thumbnail ? 1.5 : 2.4,
      fill: mix(scheme.land, scheme.text, 0.3),
    }),
    element("path", { d: coast, fill: "none", stroke: scheme.coast, "stroke-width": 1.5 }),
    thumbnail ? "" : net(chart, 3, { "stroke-width": 1.1, opacity: 0.34 }),
    net(chart, 15, { "stroke-width": 2, opacity: 0.5 }),
    ...ports.filter((each) => !each.ringed).map(({ point }) => passed(chart, ...point)),
    ...ports.filter((each) => each.ringed).map(({ point }) => ringed(chart, ...point)),
    frame(chart, { step: 5, figures: 30 }),
  )
}

/** Returns whether a ring at this point is inside the frame. */
const isWithin = ([left, top, right, bottom]: Box, x: number, y: number) =>
  x > left + 36 && x < right - 36 && y > top + 36 && y < bottom - 36

/** Draws meridians and parallels every `step` degrees. */
function net({ trace, scheme }: Chart, step: number, style: Record<string, number>): string {
  const extent: [[number, number], [number, number]] = [
    [-180, -60],
    [180, 84.01],
  ]
  const lines = geoGraticule().step([step, step]).extentMinor(extent).extentMajor(extent)
  return element("path", { d: trace(lines()), fill: "none", stroke: scheme.lane, ...style })
}

function passed({ scheme, thumbnail }: Chart, cx: number, cy: number): string {
  const r = thumbnail ? 5 : 9
  return element("circle", { cx, cy, r, fill: scheme.lane, stroke: scheme.ground, "stroke-width": r / 3 })
}

function ringed({ scheme, thumbnail }: Chart, cx: number, cy: number): string {
  const size = thumbnail ? 0.55 : 1
  return [
    element("circle", { cx, cy, r: 26 * size, fill: scheme.ground, opacity: 0.86 }),
    element("circle", {
      ...{ cx, cy, r: 24 * size, fill: "none" },
      ...{ stroke: scheme.signal, "stroke-width": 6 * size },
    }),
    thumbnail
      ? ""
      : element("circle", { cx, cy, r: 16, fill: "none", stroke: scheme.signal, "stroke-width": 2 }),
    element("circle", { cx, cy, r: 8.5 * size, fill: scheme.signal }),
  ].join("")
}
