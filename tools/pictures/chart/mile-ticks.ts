import type { LineString } from "geojson"
import { mileMarks } from "../geo/mile-marks"
import { element } from "../svg/element"
import type { Chart } from "./chart"

type Ticks = { every: number; length?: number; stroke?: string; width?: number }

/** Draws short strokes across a course after each `every` nautical miles. */
export function mileTicks({ at, scheme, thumbnail }: Chart, course: LineString, ticks: Ticks): string {
  const { every, length = thumbnail ? 10 : 17, stroke = scheme.lane, width = 5 } = ticks
  const d = mileMarks(course, every).map(({ position, next }) => {
    const [x, y] = at(position)
    const [nx, ny] = at(next)
    const turn = Math.atan2(ny - y, nx - x) + Math.PI / 2
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length]
    return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
  })
  return element("path", { d: d.join(""), stroke, "stroke-width": width })
}

/** Adds the strokes to the key. */
export function explainTicks({ key, scheme }: Chart, every: number): string {
  key.push({
    text: `Every ${every} NM`,
    width: 16,
    sample: (x, y) =>
      element("path", { d: `M${x + 8} ${y - 17}v34`, stroke: scheme.text, "stroke-width": 5 }),
  })
  return ""
}
