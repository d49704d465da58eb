import { geoMercator } from "d3-geo"
import type { LineString } from "geojson"
import { openChart, type Chart, type Edition } from "../chart/chart"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { label } from "../chart/label"
import { line } from "../chart/line"
import { explainTicks, mileTicks } from "../chart/mile-ticks"
import { port } from "../chart/port"
import { scaleBar } from "../chart/scale-bar"
import { course } from "../geo/course"
import { mileMarks } from "../geo/mile-marks"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { sheet } from "../sheet"
import { mix } from "../svg/mix"

/** Writes the miles at a right angle to the course, so that no figure is beside the next small tick. */
function mileFigures(chart: Chart, road: LineString, step: number) {
  const { scheme, at, letters } = chart
  return mileMarks(road, step).map(({ miles, position, next }) => {
    const [x, y] = at(position)
    const [nx, ny] = at(next)
    const turn = Math.atan2(ny - y, nx - x) - Math.PI / 2
    const away = letters.figure + 22
    const [fx, fy] = [x + Math.cos(turn) * away, y + Math.sin(turn) * away + letters.figure * 0.35]
    return label(chart, "figure", String(miles), fx, fy, {
      face: "name",
      size: letters.figure,
      fill: scheme.stamp,
      halo: scheme.ground,
      anchor: "middle",
    })
  })
}

/** Draws one course from the Thames to the Maas with ticks at equal distances. */
export function roiArticle(edition: Edition) {
  const { small, thumbnail = false } = edition
  const [, , near] = edition.scheme.shallows
  const shallows = [190, 150, 112, 76, 44, 18].map((reach, at) => ({
    reach,
    fill: mix(edition.scheme.ground, near?.fill ?? edition.scheme.ground, 0.14 + at * 0.16),
  }))
  const chart = openChart({
    edition: { ...edition, scheme: { ...edition.scheme, shallows } },
    size: small ? [1440, 1080] : [2000, 1000],
    projection: geoMercator(),
    show: [
      [-0.4, 51.05],
      [5.15, 52.5],
    ],
    within: small ? [0.01, 0.02, 0.99, 0.98] : [0, 0, 1, 1],
    scale: "10m",
  })
  const { scheme } = chart
  const road = course(seaRoads.londonToRotterdam)
  const step = small ? 40 : 20
  return sheet(
    chart,
    ground(chart, { step: 0.5, borders: "10m" }),
    line(chart, [road], "Chosen course", "Measured course"),
    thumbnail ? "" : mileTicks(chart, road, { every: step / 4, length: 14, stroke: scheme.signal }),
    mileTicks(chart, road, { every: step, length: thumbnail ? 16 : 26, stroke: scheme.signal, width: 7 }),
    explainTicks(chart, step / 4),
    ...mileFigures(chart, road, step),
    port(chart, places.londonGateway, { name: "London Gateway", side: small ? "se" : "s" }),
    port(chart, places.rotterdam, { name: "Rotterdam", side: "s" }),
    scaleBar(chart, { corner: "right", miles: 40 }),
    frame(chart, { step: 0.25, figures: 1 }),
  )
}
