import { geoMercator } from "d3-geo"
import { openChart } from "../chart/chart"
import { compass } from "../chart/compass"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { lane } from "../chart/lane"
import { mileTicks } from "../chart/mile-ticks"
import { port } from "../chart/port"
import { scaleBar } from "../chart/scale-bar"
import { schemes } from "../chart/scheme"
import { soundings } from "../chart/soundings"
import { course } from "../geo/course"
import { mileMarks } from "../geo/mile-marks"
import { places } from "../geo/places"
import type { Position } from "../geo/position"
import { seaRoads } from "../geo/sea-roads"
import { palette } from "../palette"
import { sheet } from "../sheet"
import { lettering } from "../svg/lettering"
import { mix } from "../svg/mix"

const { paper, seaLight } = palette

/** One course over well-sounded water, measured mile by mile from the Thames to the Maas. */
export function roiArticle(): string {
  const shallows = [190, 150, 112, 76, 44, 18].map((reach, at) => ({
    reach,
    fill: mix(paper, seaLight, 0.03 + at * 0.05),
  }))
  const chart = openChart({
    size: [2000, 1000],
    scheme: { ...schemes.paper, shallows },
    projection: geoMercator(),
    show: [
      [-0.5, 51.05],
      [5.25, 52.5],
    ],
    scale: "10m",
  })
  const { scheme, at } = chart
  const road = course(seaRoads.londonToRotterdam)
  const way = road.coordinates.map((position) => at(position as Position))
  const mouth = at(places.rotterdam)
  const rose = at([2.95, 52.3])
  return sheet(
    chart,
    ground(chart, { step: 0.5, pitch: 15, borders: "10m" }),
    soundings(chart, {
      pitch: 84,
      keep: ([x, y]) =>
        y > 100 &&
        y < 900 &&
        Math.hypot(mouth[0] - x, (mouth[1] - y) * 2) > 250 &&
        way.every(([wx, wy]) => Math.hypot(wx - x, wy - y) > 62) &&
        Math.hypot(rose[0] - x, rose[1] - y) > 150,
    }),
    compass(chart, [2.95, 52.3], { radius: 105, opacity: 0.75 }),
    lane(chart, road, { stroke: scheme.signal, width: 9 }),
    mileTicks(chart, road, { every: 5, length: 13, stroke: scheme.signal }),
    mileTicks(chart, road, { every: 20, length: 24, stroke: scheme.signal, width: 6 }),
    ...mileMarks(road, 20).map(({ miles, position }) => {
      const [x, y] = at(position)
      return lettering(String(miles), x, y - 40, {
        face: "label",
        size: 32,
        tracking: 0.04,
        fill: scheme.stamp,
        halo: scheme.ground,
        anchor: "middle",
      })
    }),
    port(chart, places.londonGateway, { name: "London Gateway", side: "s", radius: 15 }),
    port(chart, places.rotterdam, { name: "Rotterdam", side: "s", radius: 15 }),
    frame(chart, { step: 0.25, figures: 1 }),
    scaleBar(chart, { x: 1420, y: 890, miles: 40 }),
  )
}
