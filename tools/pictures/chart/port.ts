import type { Position } from "../geo/position"
import { element } from "../svg/element"
import type { Chart } from "./chart"
import { label } from "./label"

/** The side of the ring on which the name is. */
type Side = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw"

type Port = {
  name?: string
  side?: Side
  /** Moves the name away from the ring, in pixels; from a distance of 24 a thin line connects them */
  away?: [right: number, down: number]
  radius?: number
  /** True for the place that the text is about, which is drawn in the signal colour */
  marked?: boolean
}

const directions: Record<Side, [number, number]> = {
  n: [0, -1],
  ne: [0.72, -0.72],
  e: [1, 0],
  se: [0.72, 0.72],
  s: [0, 1],
  sw: [-0.72, 0.72],
  w: [-1, 0],
  nw: [-0.72, -0.72],
}

/** Draws a port: a small ring, and its name beside it in capitals. */
export function port(chart: Chart, position: Position, options: Port = {}): string {
  const { scheme, small, thumbnail, letters } = chart
  const { name, side = "e", away = [0, 0], marked = false } = options
  const { radius = (marked ? 18 : 15) - (thumbnail ? 4 : 0) } = options
  const [x, y] = chart.at(position)
  const sign = ring(chart, x, y, radius, marked)
  if (!name) return sign
  chart.marks.push({
    what: "sign",
    text: `ring of ${name}`,
    box: [x - radius, y - radius, x + radius, y + radius],
  })
  const [dx, dy] = directions[side]
  const [reach, size] = [radius + 20, letters.name]
  const [tx, ty] = [x + dx * reach + away[0], y + dy * (reach + size * 0.2) + away[1]]
  const leader = element("path", {
    d: `M${x.toFixed(1)} ${y.toFixed(1)}L${(tx - dx * 10).toFixed(1)} ${(ty - dy * 4).toFixed(1)}`,
    stroke: scheme.text,
    "stroke-width": 3,
  })
  return [
    Math.hypot(...away) > 24 ? leader : "",
    sign,
    label(chart, "name", name.toUpperCase(), tx, ty + size * 0.345 * (1 + dy * 0.75), {
      face: small ? "name" : "label",
      size,
      tracking: small ? 0.03 : 0.06,
      fill: scheme.text,
      halo: scheme.ground,
      anchor: dx === 0 ? "middle" : dx > 0 ? "start" : "end",
    }),
  ].join("")
}

/** Draws the ring of a port at a point of the image. */
export function ring(
  { scheme }: Pick<Chart, "scheme">,
  x: number,
  y: number,
  radius: number,
  marked: boolean,
): string {
  const colour = marked ? scheme.signal : scheme.lane
  return [
    element("circle", { cx: x, cy: y, r: radius + 6, fill: scheme.ground }),
    element("circle", { cx: x, cy: y, r: radius, fill: scheme.ground, stroke: colour, "stroke-width": 6 }),
    element("circle", { cx: x, cy: y, r: radius * 0.34, fill: colour }),
  ].join("")
}

/** Adds the ring of the marked port to the key. */
export function explainRing(chart: Chart, text: string): string {
  chart.key.push({ text, width: 44, sample: (x, y) => ring(chart, x + 22, y, 16, true) })
  return ""
}
