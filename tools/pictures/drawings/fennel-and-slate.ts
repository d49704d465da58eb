import { geoConicEqualArea } from "d3-geo"
import { openChart, type Edition } from "../chart/chart"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { line } from "../chart/line"
import { explainRing, port } from "../chart/port"
import { scaleBar } from "../chart/scale-bar"
import { waters } from "../chart/waters"
import { course, voyage } from "../geo/course"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { sheet } from "../sheet"

/** Draws three purchases on their way to London: a short lane from the Atlantic coast, two long ones through Suez. */
export function fennelAndSlate(edition: Edition) {
  const chart = openChart({
    edition,
    size: [1440, 1080],
    projection: geoConicEqualArea().rotate([-52, 0]).parallels([2, 44]),
    show: [
      [-24, -14],
      [126, 47],
    ],
    scale: "50m",
  })
  const roads = [
    voyage(seaRoads.londonToSuez, seaRoads.suezToMumbai),
    voyage(seaRoads.suezToSingapore, seaRoads.singaporeToHoChiMinhCity),
    course(seaRoads.londonToCasablanca),
  ]
  return sheet(
    chart,
    ground(chart, { step: 10 }),
    waters(chart, "Indian Ocean", [82, -9]),
    line(chart, roads, "Sea lane"),
    port(chart, places.casablanca, { name: "Casablanca", side: "s", away: [4, 34] }),
    port(chart, places.mumbai, { name: "Mumbai", side: "nw", away: [-8, -2] }),
    port(chart, places.hoChiMinhCity, { name: "Ho Chi Minh City", side: "n", away: [-36, -23] }),
    port(chart, places.londonGateway, { name: "London", side: "n", marked: true }),
    explainRing(chart, "Hub"),
    scaleBar(chart, { corner: "left", miles: 2000 }),
    frame(chart, { step: 5, figures: 20 }),
  )
}
