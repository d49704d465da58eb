import { geoConicConformal } from "d3-geo"
import { openChart } from "../chart/chart"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { lane } from "../chart/lane"
import { port } from "../chart/port"
import { quayPlan } from "../chart/quay-plan"
import { schemes } from "../chart/scheme"
import { course } from "../geo/course"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { sheet } from "../sheet"
import { element } from "../svg/element"

/** Goods under transit to the bonded warehouse in Rotterdam, which is shown as a plan, and released from there. */
export function ewmArticle(): string {
  const chart = openChart({
    size: [2000, 1000],
    scheme: schemes.paper,
    projection: geoConicConformal().rotate([-14, 0]).parallels([41, 54]),
    show: [
      [-2, 35],
      [33, 54.5],
    ],
    within: [
      [800, 60],
      [1940, 960],
    ],
    scale: "50m",
  })
  const { scheme } = chart
  const transit = [
    course([places.istanbul, ...seaRoads.istanbulToTrieste]),
    course([places.trieste, [13.4, 46.6], [11.6, 48.2], [9, 49.6], [7, 51], [5.4, 51.8], places.rotterdam]),
  ]
  const [rx, ry] = chart.at(places.rotterdam)
  const plan = { x: 130, y: 300, width: 640, height: 560 }
  return sheet(
    chart,
    ground(chart, { step: 5, pitch: 16, borders: "50m" }),
    element("path", {
      d: `M${plan.x + plan.width} ${plan.y}L${rx.toFixed(1)} ${ry.toFixed(1)}L${plan.x + plan.width} ${plan.y + plan.height}Z`,
      fill: scheme.rule,
      opacity: 0.1,
    }),
    element("path", {
      d: `M${plan.x + plan.width} ${plan.y}L${rx.toFixed(1)} ${ry.toFixed(1)}L${plan.x + plan.width} ${plan.y + plan.height}`,
      fill: "none",
      stroke: scheme.rule,
      "stroke-width": 2.5,
    }),
    quayPlan({ ...plan, scheme }),
    lane(chart, transit, { width: 7, dash: "20 16" }),
    lane(chart, course(seaRoads.rotterdamToFelixstowe), { width: 9, stroke: scheme.signal }),
    port(chart, places.istanbul, { name: "Istanbul", side: "n" }),
    port(chart, places.trieste, { name: "Trieste", side: "ne" }),
    port(chart, places.felixstowe, { name: "Felixstowe", side: "nw" }),
    port(chart, places.rotterdam, { name: "Rotterdam", side: "ne", marked: true, radius: 16 }),
    frame(chart, { step: 1, figures: 5 }),
  )
}
