import type { Position } from "../geo/position"
import type { Chart } from "./chart"
import { label } from "./label"

/** Writes the name of a sea in wide italics. `/` separates lines. */
export function waters(chart: Chart, name: string, position: Position): string {
  const { letters, scheme, small } = chart
  const [x, y] = chart.at(position)
  return name
    .split("/")
    .map((line, row) =>
      label(chart, "water", line, x, y + row * letters.sea * 1.35, {
        face: "sea",
        size: letters.sea,
        tracking: small ? 0.08 : 0.24,
        fill: scheme.textSoft,
        anchor: "middle",
      }),
    )
    .join("")
}
