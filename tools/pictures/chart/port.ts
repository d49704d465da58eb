import type { Position } from "../geo/position"
import { element } from "../svg/element"
import { lettering } from "../svg/lettering"
import type { Chart } from "./chart"

/** The side of the ring on which the name stands. */
export type Side = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw"

type Port = {
  name?: string
  side?: Side
  size?: number
  radius?: number
  /** Drawn in the signal colour: the one port that matters */
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

/** A port: a small ring, and its name beside it in capitals. */
export function port({ at, scheme }: Chart, position: Position, options: Port = {}): string {
  const { name, side = "e", size = 42, radius = 13, marked = false } = options
  const [x, y] = at(position)
  const colour = marked ? scheme.signal : scheme.lane
  const ring =
    element("circle", { cx: x, cy: y, r: radius + 6, fill: scheme.ground }) +
    element("circle", { cx: x, cy: y, r: radius, fill: scheme.ground, stroke: colour, "stroke-width": 6 }) +
    element("circle", { cx: x, cy: y, r: radius * 0.34, fill: colour })
  if (!name) return ring
  const [dx, dy] = directions[side]
  const reach = radius + 22
  const baseline = y + dy * (reach + size * 0.2) + size * 0.345 * (1 + dy * 0.75)
  return (
    ring +
    lettering(name.toUpperCase(), x + dx * reach, baseline, {
      face: "label",
      size,
      tracking: 0.07,
      fill: scheme.text,
      halo: scheme.ground,
      anchor: dx === 0 ? "middle" : dx > 0 ? "start" : "end",
    })
  )
}
