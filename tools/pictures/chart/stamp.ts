import { element } from "../svg/element"
import { lettering, measureText, type Lettering } from "../svg/lettering"
import type { Position } from "../geo/position"
import type { Chart } from "./chart"

type Stamp = {
  /** Centre of the stamp relative to the port, in pixels */
  away: [right: number, down: number]
  /** Degrees clockwise */
  turn: number
  lines: [string, string]
}

/** Draws a customs stamp with two lines of letters, and a line to its port. It copies no real insignia. */
export function stamp(chart: Chart, position: Position, { away, turn, lines }: Stamp): string {
  const { scheme, letters, marks } = chart
  const [px, py] = chart.at(position)
  const [x, y] = [px + away[0], py + away[1]]
  const style: Lettering = {
    face: "name",
    size: letters.name,
    tracking: 0.06,
    fill: scheme.stamp,
    anchor: "middle",
  }
  const half = [
    Math.max(...lines.map((text) => measureText(text, style))) / 2 + 34,
    letters.name * 1.42,
  ] as const
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)].map(Math.abs) as [
    number,
    number,
  ]
  const [w, h] = [half[0] * cos + half[1] * sin, half[0] * sin + half[1] * cos]
  marks.push({ what: "name", text: lines.join(" "), box: [x - w, y - h, x + w, y + h] })
  const border = (inset: number, width: number) =>
    element("rect", {
      x: inset - half[0],
      y: inset - half[1],
      width: 2 * (half[0] - inset),
      height: 2 * (half[1] - inset),
      rx: 22 - inset,
      fill: scheme.ground,
      stroke: scheme.stamp,
      "stroke-width": width,
    })
  return [
    element("path", {
      d: `M${x.toFixed(1)} ${y.toFixed(1)}L${px.toFixed(1)} ${py.toFixed(1)}`,
      stroke: scheme.stamp,
      "stroke-width": 4,
    }),
    element(
      "g",
      { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})` },
      border(0, 6),
      border(11, 2.5),
      element("path", { d: `M${24 - half[0]} 0H${half[0] - 24}`, stroke: scheme.stamp, "stroke-width": 2.5 }),
      lettering(lines[0], 0, -letters.name * 0.26, style),
      lettering(lines[1], 0, letters.name * 0.98, style),
    ),
  ].join("")
}

/** Adds the stamp to the key. */
export function explainStamp({ key, scheme }: Chart, text: string): string {
  key.push({
    text,
    width: 64,
    sample: (x, y) =>
      element("rect", {
        x: x + 3,
        y: y - 19,
        width: 58,
        height: 38,
        rx: 8,
        fill: "none",
        stroke: scheme.stamp,
        "stroke-width": 5,
      }),
  })
  return ""
}
