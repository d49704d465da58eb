import { geoAzimuthalEquidistant, geoCircle } from "d3-geo"
import { openChart, type Edition } from "../chart/chart"
import { compass } from "../chart/compass"
import { ground } from "../chart/ground"
import { port } from "../chart/port"
import { places } from "../geo/places"
import { sheet } from "../sheet"
import { element } from "../svg/element"

/** One degree of a great circle is 60 nautical miles. */
const milesPerDegree = 60

/** Draws the place of a portrait: the seas around London, with rings of distance and a compass in the Atlantic. */
export function portrait(edition: Edition) {
  const [longitude, latitude] = places.londonGateway
  const chart = openChart({
    edition,
    size: [1200, 1200],
    projection: geoAzimuthalEquidistant().rotate([-longitude, -latitude]).scale(2100).translate([790, 470]),
    scale: "50m",
    framed: false,
  })
  const ring = (miles: number) =>
    element("path", {
      d: chart.trace(
        geoCircle()
          .center([longitude, latitude])
          .radius(miles / milesPerDegree)(),
      ),
      fill: "none",
      stroke: chart.scheme.lane,
      "stroke-width": 3,
      "stroke-dasharray": "4 12",
      "stroke-linecap": "round",
    })
  return sheet(
    chart,
    ground(chart, { step: 5 }),
    ...[250, 500, 750, 1000].map(ring),
    compass(chart, [-19.5, 44.2], 235),
    port(chart, places.londonGateway, { radius: 20, marked: true }),
  )
}
