import { geoAzimuthalEqualArea } from "d3-geo"
import { openChart } from "../chart/chart"
import { checkRing } from "../chart/check-ring"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { lane } from "../chart/lane"
import { port } from "../chart/port"
import { scaleBar } from "../chart/scale-bar"
import { schemes } from "../chart/scheme"
import { course } from "../geo/course"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { sheet } from "../sheet"
import { lettering } from "../svg/lettering"

/** Rotterdam as the gateway: every lane to the east passes one ring of checks. */
export function gatewayScreening(): string {
  const chart = openChart({
    size: [2000, 1250],
    scheme: schemes.ink,
    projection: geoAzimuthalEqualArea().rotate([-62, -30]),
    show: [
      [-14, -4],
      [124, 64],
    ],
    scale: "50m",
  })
  const roads = [
    seaRoads.rotterdamToSuez,
    seaRoads.suezToJebelAli,
    seaRoads.suezToMumbai,
    seaRoads.suezToSingapore,
    seaRoads.singaporeToShanghai,
  ].map((turns) => course(turns))
  const [x, y] = chart.at(places.rotterdam)
  return sheet(
    chart,
    ground(chart, { step: 10, pitch: 14 }),
    lane(chart, roads, { width: 8 }),
    checkRing({ x, y, radius: 118, count: 20, colour: chart.scheme.signal, ground: chart.scheme.ground }),
    port(chart, places.rotterdam, { radius: 17, marked: true }),
    lettering("ROTTERDAM", x + 172, y + 15, {
      face: "label",
      size: 42,
      tracking: 0.07,
      fill: chart.scheme.text,
      halo: chart.scheme.ground,
    }),
    port(chart, places.jebelAli, { name: "Jebel Ali", side: "n" }),
    port(chart, places.mumbai, { name: "Mumbai", side: "ne" }),
    port(chart, places.singapore, { name: "Singapore", side: "s" }),
    port(chart, places.shanghai, { name: "Shanghai", side: "nw" }),
    frame(chart, { step: 10, figures: 20 }),
    scaleBar(chart, { x: 120, y: 1140, miles: 2000 }),
  )
}
