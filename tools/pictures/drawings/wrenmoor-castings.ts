import { geoConicConformal } from "d3-geo"
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

/** Draws castings from the Midlands to the Baltic, and aluminium from the Aegean round Gibraltar. */
export function wrenmoorCastings(edition: Edition) {
  const chart = openChart({
    edition,
    size: [1440, 1080],
    projection: geoConicConformal().rotate([-11, 0]).parallels([38, 56]),
    show: [
      [-13, 34],
      [34.5, 58],
    ],
    scale: "50m",
  })
  const byRoad = course([places.birmingham, [-0.6, 52.3], places.felixstowe])
  const bySea = [
    course(seaRoads.felixstoweToIzmir),
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
    ground(chart, { step: 5, borders: "50m" }),
    waters(chart, "Atlantic/Ocean", [-16, 55]),
    line(chart, [byRoad], "Road"),
    line(chart, bySea, "Sea lane"),
    port(chart, places.birmingham, { name: "Birmingham", side: "w" }),
    port(chart, places.felixstowe, { name: "Felixstowe", side: "n", away: [4, -52], marked: true }),
    port(chart, places.hamburg, { name: "Hamburg", side: "se" }),
    port(chart, places.gdansk, { name: "Gdańsk", side: "e" }),
    port(chart, places.izmir, { name: "Izmir", side: "e" }),
    explainRing(chart, "Hub"),
    scaleBar(chart, { corner: "left", miles: 400 }),
    frame(chart, { step: 1, figures: 5 }),
  )
}
