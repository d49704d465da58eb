import { geoTransverseMercator } from "d3-geo"
import { openChart } from "../chart/chart"
import { compass } from "../chart/compass"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { lane } from "../chart/lane"
import { port } from "../chart/port"
import { railway } from "../chart/railway"
import { scaleBar } from "../chart/scale-bar"
import { schemes } from "../chart/scheme"
import { waters } from "../chart/waters"
import { course } from "../geo/course"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { sheet } from "../sheet"

/** Drive units by ship and by rail, and wiring looms from the Strait: all lanes meet in Zeebrugge. */
export function tarnMotion(): string {
  const chart = openChart({
    size: [2000, 1500],
    scheme: schemes.paper,
    projection: geoTransverseMercator().rotate([-4, 0]),
    show: [
      [-17, 33],
      [23, 57.5],
    ],
    scale: "50m",
  })
  const rail = course([
    places.zeebrugge,
    [4.4, 51.1],
    [6.9, 50.9],
    [8.6, 50.0],
    [11.1, 49.4],
    [13.4, 48.6],
    [16.3, 48.2],
    places.bratislava,
  ])
  return sheet(
    chart,
    ground(chart, { step: 5, pitch: 17, borders: "50m" }),
    compass(chart, [-13.2, 46.8], { radius: 130, opacity: 0.6 }),
    waters(chart, "Bay of/Biscay", [-4.6, 46], { size: 32 }),
    waters(chart, "North Sea", [3.2, 56.2], { size: 32 }),
    waters(chart, "Atlantic/Ocean", [-13.6, 40.6], { size: 36 }),
    railway(chart, rail),
    lane(chart, [course(seaRoads.sunderlandToZeebrugge), course(seaRoads.tangierToZeebrugge)], { width: 8 }),
    port(chart, places.sunderland, { name: "Sunderland", side: "w" }),
    port(chart, places.bratislava, { name: "Bratislava", side: "s" }),
    port(chart, places.tangier, { name: "Tangier", side: "se" }),
    port(chart, places.zeebrugge, { name: "Zeebrugge", side: "ne", marked: true, radius: 16 }),
    frame(chart, { step: 1, figures: 5 }),
    scaleBar(chart, { x: 1480, y: 1390, miles: 400 }),
  )
}
