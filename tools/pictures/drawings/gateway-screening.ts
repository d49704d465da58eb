import { geoAzimuthalEqualArea } from "d3-geo"
import { openChart, type Edition } from "../chart/chart"
import { checkRing } from "../chart/check-ring"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { line } from "../chart/line"
import { port } from "../chart/port"
import { scaleBar } from "../chart/scale-bar"
import { voyage } from "../geo/course"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { sheet } from "../sheet"

/** Draws Rotterdam as the gateway: every lane to the east passes one ring of checks. */
export function gatewayScreening(edition: Edition) {
  const chart = openChart({
    edition,
    size: [1440, 960],
    projection: geoAzimuthalEqualArea().rotate([-62, -30]),
    show: [
      [-14, -8],
      [124, 62],
    ],
    scale: "50m",
  })
  const lanes = [
    voyage(seaRoads.rotterdamToSuez, seaRoads.suezToJebelAli),
    voyage(seaRoads.suezToMumbai),
    voyage(seaRoads.suezToSingapore),
    voyage(seaRoads.singaporeToShanghai),
  ]
  return sheet(
    chart,
    ground(chart, { step: 10 }),
    checkRing(chart, places.rotterdam, "Partners screened"),
    line(chart, lanes, "Sea lane"),
    port(chart, places.rotterdam, { name: "Rotterdam", side: "e", away: [62, 0], marked: true }),
    port(chart, places.jebelAli, { name: "Jebel Ali", side: "n" }),
    port(chart, places.mumbai, { name: "Mumbai", side: "ne" }),
    port(chart, places.singapore, { name: "Singapore", side: "sw" }),
    port(chart, places.shanghai, { name: "Shanghai", side: "nw" }),
    scaleBar(chart, { corner: "left", miles: 2000 }),
    frame(chart, { step: 10, figures: 20 }),
  )
}
