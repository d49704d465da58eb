import { geoConicConformal } from "d3-geo"
import { openChart } from "../chart/chart"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { lane } from "../chart/lane"
import { port } from "../chart/port"
import { scaleBar } from "../chart/scale-bar"
import { schemes } from "../chart/scheme"
import { stamp } from "../chart/stamp"
import { waters } from "../chart/waters"
import { course } from "../geo/course"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { sheet } from "../sheet"

/** One lane through two customs territories: a stamp where the goods leave one and where they enter the other. */
export function castingsCustoms(): string {
  const chart = openChart({
    size: [2000, 1250],
    scheme: schemes.paper,
    projection: geoConicConformal().rotate([-8.5, 0]).parallels([50, 57]),
    show: [
      [-7.4, 49.4],
      [22, 57.6],
    ],
    scale: "10m",
  })
  const { scheme } = chart
  const [fx, fy] = chart.at(places.felixstowe)
  const [hx, hy] = chart.at(places.hamburg)
  const road = [
    course([...seaRoads.felixstoweToHamburg, [9.2, 53.88], places.hamburg]),
    course([[9.2, 53.88], [9.7, 54.25], ...seaRoads.kielToGdansk]),
  ]
  return sheet(
    chart,
    ground(chart, { step: 2, pitch: 17, borders: "10m" }),
    waters(chart, "North Sea", [3.4, 55.4], { size: 40 }),
    waters(chart, "Baltic Sea", [18.15, 55.72], { size: 28, tracking: 0.16 }),
    lane(chart, road, { width: 9 }),
    stamp({ x: fx - 225, y: fy - 150, radius: 155, turn: -14, colour: scheme.stamp, opacity: 0.92 }),
    stamp({ x: hx + 90, y: hy + 225, radius: 155, turn: 9, colour: scheme.stamp, opacity: 0.92 }),
    port(chart, places.felixstowe, { name: "Felixstowe", side: "se", radius: 16 }),
    port(chart, places.hamburg, { name: "Hamburg", side: "e", radius: 16 }),
    port(chart, places.gdansk, { name: "Gdańsk", side: "s", radius: 16 }),
    frame(chart, { step: 1, figures: 2 }),
    scaleBar(chart, { x: 1620, y: 1140, miles: 120 }),
  )
}
