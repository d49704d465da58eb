import { nauticalMiles } from "../geo/nautical-miles"
import { element } from "../svg/element"
import type { Chart } from "./chart"
import { label } from "./label"

type ScaleBar = { corner: "left" | "right"; miles: number }

/** Draws a bar of four equal parts at the bottom of the map, in nautical miles at that latitude. */
export function scaleBar(chart: Chart, { corner, miles }: ScaleBar): string {
  const { projection, scheme, letters, small, thumbnail, inner } = chart
  if (thumbnail) return ""
  const y = inner[3] - 44
  const edge = corner === "left" ? inner[0] + 40 : inner[2] - 40
  const [here, there] = [projection.invert?.([edge, y]), projection.invert?.([edge + 100, y])]
  if (!here || !there) throw new Error("The scale bar is outside the chart")
  const part = (miles / 4) * (100 / nauticalMiles(here, there))
  const x = corner === "left" ? edge : edge - 4 * part
  const figure = {
    face: "light",
    size: letters.figure,
    tracking: 0.02,
    fill: scheme.text,
    halo: scheme.ground,
  } as const
  const cells = [0, 1, 2, 3].map((at) =>
    element("rect", {
      x: x + at * part,
      y,
      width: part,
      height: 12,
      fill: at % 2 === 0 ? scheme.rule : scheme.ground,
      stroke: scheme.rule,
      "stroke-width": 2,
    }),
  )
  const [start, end] = [x, x + 4 * part]
  const names = [
    small ? "" : label(chart, "figure", "0", start, y - 16, figure),
    label(chart, "figure", `${miles} NM`, end, y - 16, { ...figure, anchor: "end" }),
  ]
  chart.marks.push({ what: "sign", text: "scale bar", box: [x, y, x + 4 * part, y + 12] })
  return [...cells, ...names].join("")
}
