import { geoEqualEarth } from "d3-geo"
import { openChart } from "../chart/chart"
import { compass } from "../chart/compass"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { lane } from "../chart/lane"
import { mileTicks } from "../chart/mile-ticks"
import { port } from "../chart/port"
import { scaleBar } from "../chart/scale-bar"
import { schemes } from "../chart/scheme"
import { waters } from "../chart/waters"
import { greatCircle } from "../geo/great-circle"
import { places } from "../geo/places"
import { sheet } from "../sheet"

/** Three flights of active ingredients as great circles; the ticks stand 250 nautical miles apart. */
export function skerrowBiologics(): string {
  const chart = openChart({
    size: [2000, 1500],
    scheme: schemes.paper,
    projection: geoEqualEarth().rotate([35, 0]),
    show: [
      [-90, -33],
      [24, 73],
    ],
    scale: "50m",
  })
  const flights = [
    greatCircle(places.dublin, places.boston),
    greatCircle(places.basel, places.saoPaulo),
    greatCircle(places.dublin, places.basel),
  ]
  return sheet(
    chart,
    ground(chart, { step: 10, pitch: 15 }),
    compass(chart, [-47, 21], { radius: 130, opacity: 0.6 }),
    waters(chart, "North Atlantic/Ocean", [-48, 38.5]),
    waters(chart, "South Atlantic/Ocean", [-14, -20]),
    lane(chart, flights, { width: 8 }),
    ...flights.map((flight) => mileTicks(chart, flight, { every: 250 })),
    port(chart, places.dublin, { name: "Dublin", side: "n", marked: true, radius: 16 }),
    port(chart, places.basel, { name: "Basel", side: "e" }),
    port(chart, places.boston, { name: "Boston", side: "w" }),
    port(chart, places.saoPaulo, { name: "São Paulo", side: "se" }),
    frame(chart, { step: 5, figures: 20 }),
    scaleBar(chart, { x: 120, y: 1390, miles: 1000 }),
  )
}
