import { geoMercator } from "d3-geo"
import { openChart } from "../chart/chart"
import { compass } from "../chart/compass"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { lane } from "../chart/lane"
import { port } from "../chart/port"
import { scaleBar } from "../chart/scale-bar"
import { schemes } from "../chart/scheme"
import { waters } from "../chart/waters"
import { course } from "../geo/course"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { sheet } from "../sheet"

/** The container road from the Maas to the Yangtze, by Gibraltar and Suez. */
export function harbourNineLogistics(): string {
  const chart = openChart({
    size: [2000, 1500],
    scheme: schemes.ink,
    projection: geoMercator().rotate([-60, 0]),
    show: [
      [-24, -24],
      [137, 61],
    ],
    scale: "50m",
  })
  const roads = [seaRoads.rotterdamToSuez, seaRoads.suezToSingapore, seaRoads.singaporeToShanghai].map(
    (turns) => course(turns),
  )
  return sheet(
    chart,
    ground(chart, { step: 10, pitch: 15 }),
    compass(chart, [62, -16], { radius: 125, opacity: 0.7 }),
    waters(chart, "Indian/Ocean", [84, -13]),
    lane(chart, roads, { width: 9 }),
    port(chart, places.rotterdam, { name: "Rotterdam", side: "ne", marked: true, radius: 16 }),
    port(chart, [32.55, 29.9], { name: "Suez", side: "e" }),
    port(chart, places.singapore, { name: "Singapore", side: "s" }),
    port(chart, places.shanghai, { name: "Shanghai", side: "nw" }),
    frame(chart, { step: 5, figures: 20 }),
    scaleBar(chart, { x: 120, y: 1390, miles: 2000 }),
  )
}
