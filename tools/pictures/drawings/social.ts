import { geoGraticule, geoOrthographic } from "d3-geo"
import { openChart } from "../chart/chart"
import { dottedLand } from "../chart/dotted-land"
import { port } from "../chart/port"
import { thinLine } from "../chart/line"
import { schemes } from "../chart/scheme"
import { course, voyage } from "../geo/course"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { palette } from "../palette"
import { sheet } from "../sheet"
import { element } from "../svg/element"
import { mix } from "../svg/mix"

const { ink, inkRaised: ink2, laneNight: seaLight } = palette
const globe = { x: 1790, y: 800, radius: 900 }

/** Draws the base of the social cards: a globe on the right, and space for a title on the left. */
export function social() {
  const chart = openChart({
    edition: { scheme: schemes.ink, small: false },
    framed: false,
    size: [2400, 1260],
    projection: geoOrthographic().rotate([-24, -34, 8]).scale(globe.radius).translate([globe.x, globe.y]),
    scale: "50m",
  })
  const { width, height, trace, land } = chart
  const coast = trace(land)
  const circle = (r: number, fill: string, stroke?: string, line = 2) =>
    element("circle", {
      cx: globe.x,
      cy: globe.y,
      r,
      fill,
      stroke,
      "stroke-width": stroke ? line : undefined,
    })
  const roads = [
    seaRoads.rotterdamToSuez,
    seaRoads.suezToJebelAli,
    seaRoads.suezToMumbai,
    seaRoads.channelToNewYork,
    seaRoads.channelToCape,
    seaRoads.suezToMombasa,
    seaRoads.kielToGdansk,
    seaRoads.felixstoweToElbe,
    seaRoads.londonToCasablanca,
  ].map((turns) => course(turns))
  const main = [voyage(seaRoads.londonToSuez, seaRoads.suezToSingapore)]
  return sheet(
    chart,
    element("rect", { width, height, fill: ink }),
    ...[150, 100, 50].map((more, at) => circle(globe.radius + more, mix(ink, ink2, 0.16 + at * 0.14))),
    circle(globe.radius, mix(ink, ink2, 0.62)),
    element("path", {
      d: trace(geoGraticule().step([10, 10])()),
      fill: "none",
      stroke: mix(ink, seaLight, 0.2),
      "stroke-width": 1.8,
    }),
    element("path", { d: coast, fill: mix(ink, ink2, 1) }),
    dottedLand(chart, { pitch: 15, radius: 3, fill: mix(ink, seaLight, 0.56) }),
    element("path", { d: coast, fill: "none", stroke: mix(ink, seaLight, 0.55), "stroke-width": 1.8 }),
    circle(globe.radius, "none", mix(ink, seaLight, 0.5), 3),
    thinLine(chart, roads, 3, mix(ink, seaLight, 0.75)),
    thinLine(chart, main, 6, seaLight),
    ...[places.jebelAli, places.mumbai, places.hamburg, places.gdansk, places.casablanca].map((call) =>
      port(chart, call, { radius: 11 }),
    ),
    port(chart, places.londonGateway, { radius: 18, marked: true }),
  )
}
