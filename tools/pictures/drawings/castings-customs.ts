import { geoConicConformal } from "d3-geo"
import { openChart, type Edition } from "../chart/chart"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { line } from "../chart/line"
import { port } from "../chart/port"
import { scaleBar } from "../chart/scale-bar"
import { explainStamp, stamp } from "../chart/stamp"
import { waters } from "../chart/waters"
import { voyage } from "../geo/course"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { sheet } from "../sheet"

/** Draws one lane through two customs territories: a stamp where the goods leave one and where they enter the other. */
export function castingsCustoms(edition: Edition) {
  const chart = openChart({
    edition,
    size: [1440, 960],
    projection: geoConicConformal().rotate([-8.5, 0]).parallels([50, 57]),
    show: [
      [-6.5, 49.2],
      [22, 57.4],
    ],
    scale: "10m",
  })
  const lane = [
    voyage(seaRoads.felixstoweToElbe, [[9.2, 53.88], places.hamburg]),
    voyage(
      [
        [9.2, 53.88],
        [9.7, 54.2],
      ],
      seaRoads.kielToGdansk,
    ),
  ]
  return sheet(
    chart,
    ground(chart, { step: 2, borders: "10m" }),
    waters(chart, "North Sea", [3.6, 56.9]),
    line(chart, lane, "Sea lane"),
    stamp(chart, places.felixstowe, { away: [120, -225], turn: -7, lines: ["EXPORT", "14 MAR"] }),
    stamp(chart, places.hamburg, { away: [150, 210], turn: 6, lines: ["IMPORT", "16 MAR"] }),
    port(chart, places.felixstowe, { name: "Felixstowe", side: "w" }),
    port(chart, places.hamburg, { name: "Hamburg", side: "s", away: [-110, 14] }),
    port(chart, places.gdansk, { name: "Gdańsk", side: "sw" }),
    explainStamp(chart, "Customs declaration"),
    scaleBar(chart, { corner: "right", miles: 120 }),
    frame(chart, { step: 1, figures: 2 }),
  )
}
