import { geoEqualEarth } from "d3-geo"
import { openChart, type Edition } from "../chart/chart"
import { compass } from "../chart/compass"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { line } from "../chart/line"
import { explainRing, port } from "../chart/port"
import { scaleBar } from "../chart/scale-bar"
import { waters } from "../chart/waters"
import { greatCircle } from "../geo/great-circle"
import { places } from "../geo/places"
import { sheet } from "../sheet"

/** Draws three flights of active ingredients as great circles. */
export function skerrowBiologics(edition: Edition) {
  const chart = openChart({
    edition,
    size: [1440, 1080],
    projection: geoEqualEarth().rotate([35, 0]),
    show: [
      [-90, -33],
      [24, 70],
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
    ground(chart, { step: 10 }),
    compass(chart, [-39.5, 14], 76),
    waters(chart, "North Atlantic/Ocean", [-46, 31]),
    waters(chart, "South/Atlantic/Ocean", [-8, -14]),
    line(chart, flights, "Flight"),
    port(chart, places.dublin, { name: "Dublin", side: "sw", marked: true }),
    port(chart, places.basel, { name: "Basel", side: "e" }),
    port(chart, places.boston, { name: "Boston", side: "w" }),
    port(chart, places.saoPaulo, { name: "São Paulo", side: "w" }),
    explainRing(chart, "Hub"),
    scaleBar(chart, { corner: "right", miles: 2000 }),
    frame(chart, { step: 5, figures: 20 }),
  )
}
