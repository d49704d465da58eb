import { geoAzimuthalEqualArea, geoGraticule } from "d3-geo"
import { openChart } from "../chart/chart"
import { dottedLand } from "../chart/dotted-land"
import { lane } from "../chart/lane"
import { port } from "../chart/port"
import { schemes } from "../chart/scheme"
import { course } from "../geo/course"
import type { Dot } from "../geo/hex-dots"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { palette } from "../palette"
import { sheet } from "../sheet"
import { element } from "../svg/element"
import { mix } from "../svg/mix"

const { ink, ink2, seaLight } = palette

/** The world from the Atlantic to the China Sea at night; the left half stays quiet for the headline. */
export function hero(): string {
  const chart = openChart({
    size: [2400, 1350],
    scheme: schemes.ink,
    projection: geoAzimuthalEqualArea().rotate([-48, -27]),
    show: [
      [-20, -12],
      [112, 62],
    ],
    within: [
      [776, 90],
      [2396, 1390],
    ],
    scale: "50m",
  })
  const { width, height, trace, land, scheme } = chart
  const coast = trace(land)
  const depth = (reach: number, colour: string) =>
    element("path", {
      d: coast,
      fill: "none",
      stroke: colour,
      "stroke-width": reach * 2,
      "stroke-linejoin": "round",
    })
  const roads = [
    seaRoads.rotterdamToSuez,
    seaRoads.suezToJebelAli,
    seaRoads.suezToMumbai,
    seaRoads.singaporeToHoChiMinhCity,
    seaRoads.channelToNewYork,
    seaRoads.channelToCape,
    seaRoads.suezToMombasa,
    seaRoads.londonToCasablanca,
    seaRoads.kielToGdansk,
    seaRoads.felixstoweToHamburg,
  ].map((turns) => course(turns))
  const main = [seaRoads.londonToSuez, seaRoads.suezToSingapore, seaRoads.singaporeToShanghai].map((turns) =>
    course(turns),
  )
  const calls = [
    places.jebelAli,
    places.mumbai,
    places.singapore,
    places.hoChiMinhCity,
    places.shanghai,
    places.hamburg,
    places.gdansk,
    places.casablanca,
  ]
  const dots = { pitch: 13, radius: 2.5 }
  const beacons = [...calls, places.londonGateway].map(chart.at)
  const lit = ([x, y]: Dot) => beacons.some(([bx, by]) => Math.hypot(x - bx, y - by) < 95)
  return sheet(
    chart,
    element(
      "defs",
      {},
      element(
        "linearGradient",
        { id: "quiet", x1: 0, x2: 1, y1: 0, y2: 0 },
        element("stop", { offset: 0.12, "stop-color": ink, "stop-opacity": 0.94 }),
        element("stop", { offset: 0.56, "stop-color": ink, "stop-opacity": 0 }),
      ),
    ),
    element("rect", { width, height, fill: ink }),
    ...[120, 84, 52, 26].map(
      (reach, at) =>
        depth(reach + 1, mix(ink, seaLight, 0.1 + at * 0.025)) +
        depth(reach, mix(ink, ink2, 0.18 + at * 0.2)),
    ),
    element("path", {
      d: trace(geoGraticule().step([10, 10])()),
      fill: "none",
      stroke: mix(ink, seaLight, 0.15),
      "stroke-width": 1.4,
    }),
    element("path", { d: coast, fill: mix(ink, ink2, 0.55) }),
    dottedLand(chart, { ...dots, fill: mix(ink, seaLight, 0.42), keep: (dot) => !lit(dot) }),
    dottedLand(chart, { ...dots, fill: mix(ink, seaLight, 0.7), keep: lit }),
    element("path", { d: coast, fill: "none", stroke: mix(ink, seaLight, 0.42), "stroke-width": 1.4 }),
    lane(chart, roads, { width: 2.4, stroke: mix(ink, seaLight, 0.62), edge: false }),
    element("rect", { width, height, fill: "url(#quiet)" }),
    lane(chart, main, { width: 4, stroke: scheme.lane, edge: false }),
    ...calls.map((call) => port(chart, call, { radius: 8 })),
    port(chart, places.londonGateway, { radius: 12, marked: true }),
  )
}
