import { geoConicEqualArea } from "d3-geo"
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

/** Three purchases on their way to London: a short lane from the Atlantic coast, two long ones through Suez. */
export function fennelAndSlate(): string {
  const chart = openChart({
    size: [2000, 1500],
    scheme: schemes.paper,
    projection: geoConicEqualArea().rotate([-52, 0]).parallels([2, 44]),
    show: [
      [-21, -16],
      [125, 47],
    ],
    scale: "50m",
  })
  const roads = [
    seaRoads.londonToSuez,
    seaRoads.suezToMumbai,
    seaRoads.suezToSingapore,
    seaRoads.singaporeToHoChiMinhCity,
    seaRoads.londonToCasablanca,
  ].map((turns) => course(turns))
  return sheet(
    chart,
    ground(chart, { step: 10, pitch: 15 }),
    compass(chart, [66, -10], { radius: 130, opacity: 0.6 }),
    waters(chart, "Indian Ocean", [94, -11]),
    lane(chart, roads, { width: 8 }),
    port(chart, places.casablanca, { name: "Casablanca", side: "s" }),
    port(chart, places.mumbai, { name: "Mumbai", side: "nw" }),
    port(chart, places.hoChiMinhCity, { name: "Ho Chi Minh City", side: "n" }),
    port(chart, places.londonGateway, { name: "London", side: "nw", marked: true, radius: 16 }),
    frame(chart, { step: 5, figures: 20 }),
    scaleBar(chart, { x: 1380, y: 1390, miles: 2000 }),
  )
}
