import { geoTransverseMercator } from "d3-geo"
import { openChart, type Edition } from "../chart/chart"
import { compass } from "../chart/compass"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { line } from "../chart/line"
import { explainRing, port } from "../chart/port"
import { scaleBar } from "../chart/scale-bar"
import { waters } from "../chart/waters"
import { course } from "../geo/course"
import type { Position } from "../geo/position"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { sheet } from "../sheet"

/** By way of Cologne, Frankfurt, Nuremberg, Passau and Vienna. */
const railway: Position[] = [
  places.zeebrugge,
  [4.4, 51.1],
  [6.9, 50.9],
  [8.6, 50.0],
  [11.1, 49.4],
  [13.4, 48.6],
  [16.3, 48.2],
  places.bratislava,
]

/** Draws drive units by ship and by rail, and wiring looms from the Strait: all lanes meet in Zeebrugge. */
export function tarnMotion(edition: Edition) {
  const chart = openChart({
    edition,
    size: [1440, 1080],
    projection: geoTransverseMercator().rotate([-4, 0]),
    show: [
      [-17, 33.4],
      [23, 57.3],
    ],
    scale: "50m",
  })
  return sheet(
    chart,
    ground(chart, { step: 5, borders: "50m" }),
    compass(chart, [-14.5, 48.5], 84),
    waters(chart, "North/Sea", [3.4, 56.9]),
    waters(chart, "Atlantic/Ocean", [-15.6, 42.6]),
    line(chart, [course(railway)], "Railway"),
    line(chart, [course(seaRoads.sunderlandToZeebrugge), course(seaRoads.tangierToZeebrugge)], "Sea lane"),
    port(chart, places.sunderland, { name: "Sunderland", side: "w" }),
    port(chart, places.bratislava, { name: "Bratislava", side: "s" }),
    port(chart, places.tangier, { name: "Tangier", side: "se" }),
    port(chart, places.zeebrugge, { name: "Zeebrugge", side: "ne", marked: true }),
    explainRing(chart, "Hub"),
    scaleBar(chart, { corner: "right", miles: 400 }),
    frame(chart, { step: 1, figures: 5 }),
  )
}
