import { geoMercator } from "d3-geo"
import { openChart, type Edition } from "../chart/chart"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { line } from "../chart/line"
import { explainRing, port } from "../chart/port"
import { scaleBar } from "../chart/scale-bar"
import { waters } from "../chart/waters"
import { voyage } from "../geo/course"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { sheet } from "../sheet"

/** Draws the container route from the Maas to the Yangtze, by Gibraltar and Suez. */
export function harbourNineLogistics(edition: Edition) {
  const chart = openChart({
    edition,
    size: [1440, 1080],
    projection: geoMercator().rotate([-60, 0]),
    show: [
      [-20, -22],
      [137, 60],
    ],
    scale: "50m",
  })
  const road = [
    voyage(seaRoads.rotterdamToSuez, seaRoads.suezToSingapore),
    voyage(seaRoads.singaporeToShanghai),
  ]
  return sheet(
    chart,
    ground(chart, { step: 10 }),
    waters(chart, "Indian/Ocean", [64, -9]),
    line(chart, road, "Sea lane"),
    port(chart, places.rotterdam, { name: "Rotterdam", side: "ne", marked: true }),
    port(chart, places.suez, { name: "Suez", side: "e" }),
    port(chart, places.singapore, { name: "Singapore", side: "s" }),
    port(chart, places.shanghai, { name: "Shanghai", side: "nw" }),
    explainRing(chart, "Hub"),
    scaleBar(chart, { corner: "left", miles: 2000 }),
    frame(chart, { step: 5, figures: 20 }),
  )
}
