import { nauticalMiles } from "../geo/nautical-miles"
import { element } from "../svg/element"
import { lettering } from "../svg/lettering"
import type { Chart } from "./chart"

type ScaleBar = { x: number; y: number; miles: number }

/** A bar of four equal parts, true to scale at the place in the picture where it stands, in nautical miles. */
export function scaleBar({ projection, scheme }: Chart, { x, y, miles }: ScaleBar): string {
  const [here, there] = [projection.invert?.([x, y]), projection.invert?.([x + 100, y])]
  if (!here || !there) throw new Error("The scale bar stands outside the chart")
  const part = (miles / 4) * (100 / nauticalMiles(here, there))
  const figure = {
    face: "light",
    size: 26,
    tracking: 0.04,
    fill: scheme.text,
    halo: scheme.ground,
    anchor: "middle",
  } as const
  const cells = [0, 1, 2, 3].map((at) =>
    element("rect", {
      x: x + at * part,
      y,
      width: part,
      height: 11,
      fill: at % 2 === 0 ? scheme.rule : scheme.ground,
      stroke: scheme.rule,
      "stroke-width": 2,
    }),
  )
  return [
    ...cells,
    lettering("0", x, y - 12, figure),
    lettering(String(miles / 2), x + 2 * part, y - 12, figure),
    lettering(`${miles} NM`, x + 4 * part, y - 12, figure),
  ].join("")
}
