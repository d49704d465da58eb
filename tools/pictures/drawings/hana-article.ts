import { geoConicEquidistant } from "d3-geo"
import { openChart } from "../chart/chart"
import { compass } from "../chart/compass"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { lane } from "../chart/lane"
import { mileTicks } from "../chart/mile-ticks"
import { port } from "../chart/port"
import { schemes } from "../chart/scheme"
import { waters } from "../chart/waters"
import { course } from "../geo/course"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { sheet } from "../sheet"

/** Three courses to the same port; the ticks stand a day's run of 400 nautical miles apart. */
export function hanaArticle(): string {
  const chart = openChart({
    size: [2000, 1000],
    scheme: schemes.ink,
    projection: geoConicEquidistant().rotate([38, 0]).parallels([36, 52]),
    show: [
      [-90, 33],
      [5, 55],
    ],
    scale: "50m",
  })
  const direct = course(seaRoads.southamptonToNewYork)
  const others = [seaRoads.southamptonToHalifax, seaRoads.halifaxToNewYork, seaRoads.southamptonByAzores].map(
    (turns) => course(turns),
  )
  return sheet(
    chart,
    ground(chart, { step: 5, pitch: 14 }),
    compass(chart, [-47, 54], { radius: 88, opacity: 0.7 }),
    waters(chart, "North Atlantic/Ocean", [-42, 41.4], { size: 32 }),
    lane(chart, others, { width: 6 }),
    ...others.map((other) => mileTicks(chart, other, { every: 400, length: 12 })),
    lane(chart, direct, { width: 9, stroke: chart.scheme.signal }),
    mileTicks(chart, direct, { every: 400, length: 17, stroke: chart.scheme.signal, width: 5 }),
    port(chart, places.southampton, { name: "Southampton", side: "n", radius: 14 }),
    port(chart, places.newYork, { name: "New York", side: "w", radius: 14 }),
    port(chart, places.halifax, { name: "Halifax", side: "n" }),
    port(chart, places.pontaDelgada, { name: "Ponta Delgada", side: "se" }),
    frame(chart, { step: 1, figures: 10 }),
  )
}
