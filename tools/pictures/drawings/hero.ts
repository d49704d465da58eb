import { geoAzimuthalEqualArea, geoGraticule } from "d3-geo"
import { openChart } from "../chart/chart"
import { dottedLand } from "../chart/dotted-land"
import { thinLine } from "../chart/line"
import { ring } from "../chart/port"
import { schemes } from "../chart/scheme"
import { course, voyage } from "../geo/course"
import type { Dot } from "../geo/hex-dots"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { palette } from "../palette"
import { sheet } from "../sheet"
import { element } from "../svg/element"
import { mix } from "../svg/mix"

const { laneNight, signalStrong } = palette

/** Background and land; a page has the same background in each colour scheme. */
const grounds = {
  light: { scheme: schemes.ink, ink: palette.ink, raised: palette.inkRaised },
  dark: { scheme: schemes.night, ink: palette.night, raised: palette.nightRaised },
}

const sideRoads = [
  voyage(seaRoads.rotterdamToSuez, seaRoads.suezToJebelAli),
  course(seaRoads.suezToMumbai),
  course(seaRoads.singaporeToHoChiMinhCity),
  course(seaRoads.channelToNewYork),
  course(seaRoads.channelToCape),
  course(seaRoads.suezToMombasa),
  course(seaRoads.londonToCasablanca),
  course(seaRoads.kielToGdansk),
  course(seaRoads.felixstoweToElbe),
]

const mainRoads = [
  voyage(seaRoads.londonToSuez, seaRoads.suezToSingapore),
  course(seaRoads.singaporeToShanghai),
]

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

/** Draws the sea route from London to Singapore at night in the right half. The left half has no detail behind the headline. */
export function hero(colours: keyof typeof grounds) {
  const { scheme, ink, raised } = grounds[colours]
  const chart = openChart({
    edition: { scheme, small: false },
    framed: false,
    size: [2400, 1350],
    projection: geoAzimuthalEqualArea().rotate([-48, -24, -9]),
    show: [places.londonGateway, places.singapore],
    within: [0.61, 0.22, 0.955, 0.84],
    scale: "50m",
  })
  const { width, height, trace, land } = chart
  const coast = trace(land)
  const wide = trace(chart.coarseLand)
  const depth = (reach: number, stroke: string) =>
    element("path", {
      d: reach > 30 ? wide : coast,
      fill: "none",
      stroke,
      "stroke-width": reach * 2,
      "stroke-linejoin": "round",
    })
  const dots = { pitch: 14, radius: 2.6 }
  const beacons = [...calls, places.londonGateway].map(chart.at)
  const lit = ([x, y]: Dot) => beacons.some(([bx, by]) => Math.hypot(x - bx, y - by) < 95)
  return sheet(
    chart,
    fade(ink),
    element("rect", { width, height, fill: ink }),
    ...[120, 84, 52, 26].map(
      (reach, at) =>
        depth(reach + 1, mix(ink, laneNight, 0.1 + at * 0.025)) +
        depth(reach, mix(ink, raised, 0.18 + at * 0.2)),
    ),
    element("path", {
      d: trace(geoGraticule().step([10, 10])()),
      fill: "none",
      stroke: mix(ink, laneNight, 0.15),
      "stroke-width": 1.4,
    }),
    element("path", { d: coast, fill: mix(ink, raised, 0.55) }),
    dottedLand(chart, { ...dots, fill: mix(ink, laneNight, 0.42), keep: (dot) => !lit(dot) }),
    dottedLand(chart, { ...dots, fill: mix(ink, laneNight, 0.7), keep: lit }),
    element("path", { d: coast, fill: "none", stroke: mix(ink, laneNight, 0.42), "stroke-width": 1.4 }),
    thinLine(chart, sideRoads, 2.6, mix(ink, laneNight, 0.62)),
    element("rect", { width, height, fill: "url(#quiet)" }),
    thinLine(chart, mainRoads, 4.5, laneNight),
    ...calls.map((call) => ring(chart, ...chart.at(call), 9, false)),
    ring({ scheme: { ...chart.scheme, signal: signalStrong } }, ...chart.at(places.londonGateway), 17, true),
  )
}

/** Draws the gradient that hides the detail in the left half. */
function fade(ink: string): string {
  const stop = (offset: number, opacity: number) =>
    element("stop", { offset, "stop-color": ink, "stop-opacity": opacity })
  return element(
    "defs",
    {},
    element("linearGradient", { id: "quiet", x1: 0, x2: 1, y1: 0, y2: 0 }, stop(0.12, 0.94), stop(0.5, 0)),
  )
}
