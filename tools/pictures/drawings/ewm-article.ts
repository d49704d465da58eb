import { geoConicConformal } from "d3-geo"
import { openChart, type Chart, type Edition } from "../chart/chart"
import { frame } from "../chart/frame"
import { ground } from "../chart/ground"
import { line } from "../chart/line"
import { port } from "../chart/port"
import { quayPlan } from "../chart/quay-plan"
import { course } from "../geo/course"
import { places } from "../geo/places"
import { seaRoads } from "../geo/sea-roads"
import { sheet } from "../sheet"
import { element } from "../svg/element"

/** Draws goods under transit to the bonded warehouse in Rotterdam, which is shown as a plan, and released from there. */
export function ewmArticle(edition: Edition) {
  const { small, thumbnail = false } = edition
  const chart = openChart({
    edition,
    size: small ? [1440, 1080] : [2000, 1000],
    projection: geoConicConformal().rotate([-14, 0]).parallels([41, 54]),
    show: thumbnail
      ? [
          [1, 36.5],
          [29, 53],
        ]
      : [
          [small ? -9 : -4, 35],
          [33, 54.5],
        ],
    within: small ? [0.02, 0.02, 1, 0.98] : [0.4, 0, 1, 1],
    scale: "50m",
  })
  const byLand = [
    places.trieste,
    [13.4, 46.6],
    [11.6, 48.2],
    [9, 49.6],
    [7, 51],
    [5.4, 51.8],
    places.rotterdam,
  ]
  const transit = [
    course([places.istanbul, ...seaRoads.istanbulToTrieste]),
    course(byLand as [number, number][]),
  ]
  return sheet(
    chart,
    ground(chart, { step: 5, borders: "50m" }),
    thumbnail ? "" : warehouse(chart),
    line(chart, transit, "Under transit"),
    line(chart, [course(seaRoads.rotterdamToFelixstowe)], "Sea lane", "Released"),
    port(chart, places.istanbul, { name: "Istanbul", side: "n" }),
    port(chart, places.trieste, { name: "Trieste", side: small ? "e" : "ne" }),
    port(chart, places.felixstowe, { name: "Felixstowe", side: "nw" }),
    port(chart, places.rotterdam, { name: "Rotterdam", side: "ne", marked: true }),
    explainHeld(chart),
    frame(chart, { step: 1, figures: 5 }),
  )
}

/** Draws the plan of the warehouse, with lines from Rotterdam to it. */
function warehouse(chart: Chart): string {
  const { scheme, small } = chart
  const [rx, ry] = chart.at(places.rotterdam).map((value) => value.toFixed(1)) as [string, string]
  const plan = small
    ? { x: 60, y: 470, width: 500, height: 440 }
    : { x: 120, y: 270, width: 620, height: 540 }
  const [top, bottom] = small
    ? [`${plan.x} ${plan.y}`, `${plan.x + plan.width} ${plan.y}`]
    : [`${plan.x + plan.width} ${plan.y}`, `${plan.x + plan.width} ${plan.y + plan.height}`]
  chart.marks.push({
    what: "sign",
    text: "plan",
    box: [plan.x, plan.y, plan.x + plan.width, plan.y + plan.height],
  })
  return [
    element("path", { d: `M${top}L${rx} ${ry}L${bottom}Z`, fill: scheme.rule, opacity: 0.1 }),
    element("path", {
      d: `M${top}L${rx} ${ry}L${bottom}`,
      fill: "none",
      stroke: scheme.rule,
      "stroke-width": 2.5,
    }),
    quayPlan({ ...plan, scheme }),
  ].join("")
}

/** Adds the filled bin of the plan to the key. */
function explainHeld({ key, scheme }: Chart): string {
  key.push({
    text: "Held stock",
    width: 34,
    sample: (x, y) => element("rect", { x, y: y - 17, width: 34, height: 34, fill: scheme.signal }),
  })
  return ""
}
