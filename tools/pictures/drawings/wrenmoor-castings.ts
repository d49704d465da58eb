import { geoConicConformal } from "d3-geo"
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

/** Castings from the Midlands to the Baltic, and by sea round Gibraltar to the Aegean. */
export function wrenmoorCastings(): string {
  const chart = openChart({
    size: [2000, 1500],
    scheme: schemes.paper,
    projection: geoConicConformal().rotate([-11, 0]).parallels([38, 56]),
    show: [
      [-12, 34],
      [33, 58.5],
    ],
    scale: "50m",
  })
  const byRoad = course([places.birmingham, [-0.6, 52.3], places.felixstowe])
  const elbeAndCanal = [
    course([...seaRoads.felixstoweToHamburg, [9.2, 53.88], places.hamburg]),
    course([[9.2, 53.88], [9.7, 54.25], ...seaRoads.kielToGdansk]),
  ]
  return sheet(
    chart,
    ground(chart, { step: 5, pitch: 19, borders: "50m" }),
    compass(chart, [-14.6, 55.6], { radius: 92, opacity: 0.55 }),
    waters(chart, "North Sea", [2.6, 56.6], { size: 34 }),
    waters(chart, "Mediterranean Sea", [18.6, 34.6], { size: 38 }),
    lane(chart, byRoad, { dash: "2 15", width: 8 }),
    lane(chart, course(seaRoads.felixstoweToIzmir)),
    lane(chart, elbeAndCanal, { stroke: chart.scheme.signal, width: 9 }),
    port(chart, places.birmingham, { name: "Birmingham", side: "w" }),
    port(chart, places.felixstowe, { name: "Felixstowe", side: "se", marked: true }),
    port(chart, places.hamburg, { name: "Hamburg", side: "e" }),
    port(chart, places.gdansk, { name: "Gdańsk", side: "e" }),
    port(chart, places.izmir, { name: "Izmir", side: "e" }),
    frame(chart, { step: 1, figures: 5 }),
    scaleBar(chart, { x: 130, y: 1390, miles: 400 }),
  )
}
