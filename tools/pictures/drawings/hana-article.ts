import { geoConicEquidistant } from "d3-geo"
import { openChart, type Edition } from "../chart/chart"
import { compass } from "../chart/compass"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { line } from "../chart/line"
import { explainTicks, mileTicks } from "../chart/mile-ticks"
import { port } from "../chart/port"
import { waters } from "../chart/waters"
import { course } from "../geo/course"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { sheet } from "../sheet"

/** A day's run of a ship, in nautical miles. */
const every = 400

/** Draws three courses to the same port, with a mark after each day's run. */
export function hanaArticle(edition: Edition) {
  const { small } = edition
  const chart = openChart({
    edition,
    size: small ? [1440, 1080] : [2000, 1000],
    projection: geoConicEquidistant().rotate([38, 0]).parallels([36, 52]),
    show: [
      [-90, 33],
      [5, 55],
    ],
    within: small ? [-0.07, 0, 0.97, 1] : [0, 0, 1, 1],
    scale: "50m",
  })
  const direct = course(seaRoads.southamptonToNewYork)
  const others = [seaRoads.southamptonToHalifax, seaRoads.halifaxToNewYork, seaRoads.southamptonByAzores].map(
    (turns) => course(turns),
  )
  return sheet(
    chart,
    ground(chart, { step: 5 }),
    small ? "" : compass(chart, [-35.3, 56.6], 80),
    waters(chart, "North Atlantic/Ocean", small ? [-39, 42.2] : [-43, 42.2]),
    line(chart, others, "Sea lane", small ? "Other" : "Other courses"),
    ...others.map((other) => mileTicks(chart, other, { every })),
    line(chart, [direct], "Chosen course", small ? "Direct" : "Direct course"),
    mileTicks(chart, direct, { every, stroke: chart.scheme.signal }),
    explainTicks(chart, every),
    port(chart, places.southampton, { name: "Southampton", side: "n" }),
    port(chart, places.newYork, { name: "New York", side: small ? "s" : "w" }),
    port(chart, places.halifax, { name: "Halifax", side: "n" }),
    port(chart, places.pontaDelgada, { name: "Ponta Delgada", side: "s" }),
    frame(chart, { step: 1, figures: 10 }),
  )
}
