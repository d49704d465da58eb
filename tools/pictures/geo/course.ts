import type { LineString } from "geojson"
import type { Position } from "./position"

type Vector = [number, number, number]

const radians = Math.PI / 180

function toVector([longitude, latitude]: Position): Vector {
  const [lambda, phi] = [longitude * radians, latitude * radians]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

const toPosition = ([x, y, z]: Vector): Position => [
  Math.atan2(y, x) / radians,
  Math.atan2(z, Math.hypot(x, y)) / radians,
]

const combine = (a: Vector, shareA: number, b: Vector, shareB: number): Vector => [
  a[0] * shareA + b[0] * shareB,
  a[1] * shareA + b[1] * shareB,
  a[2] * shareA + b[2] * shareB,
]

const gap = (a: Vector, b: Vector) => Math.sqrt(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]))

function between(a: Vector, ta: number, b: Vector, tb: number, t: number): Vector {
  return combine(a, (tb - t) / (tb - ta), b, (t - ta) / (tb - ta))
}

/**
 * Returns a smooth course over the globe through all positions: a centripetal Catmull–Rom curve, which never loops or overshoots
 * between close turning points.
 */
export function course(turns: Position[], stepsPerLeg = 24): LineString {
  const points = turns.map(toVector)
  const [first, second] = points
  const [beforeLast, last] = points.slice(-2)
  if (!first || !second || !beforeLast || !last) throw new Error("A course needs at least two positions")
  const ring = [combine(first, 2, second, -1), ...points, combine(last, 2, beforeLast, -1)]
  const coordinates: Position[] = []
  for (let leg = 0; leg + 3 < ring.length; leg++) {
    const [a, b, c, d] = ring.slice(leg, leg + 4)
    if (!a || !b || !c || !d) break
    const tb = gap(a, b)
    const tc = tb + gap(b, c)
    const td = tc + gap(c, d)
    for (let step = 0; step < stepsPerLeg; step++) {
      const t = tb + ((tc - tb) * step) / stepsPerLeg
      const near = between(between(a, 0, b, tb, t), 0, between(b, tb, c, tc, t), tc, t)
      const far = between(between(b, tb, c, tc, t), tb, between(c, tc, d, td, t), td, t)
      coordinates.push(toPosition(between(near, tb, far, tc, t)))
    }
  }
  coordinates.push(toPosition(last))
  return { type: "LineString", coordinates }
}

/** Joins several passages into one course; a turning point shared by two of them counts once. */
export const voyage = (...stretches: Position[][]): LineString =>
  course(stretches.flat().filter(([x, y], at, turns) => x !== turns[at - 1]?.[0] || y !== turns[at - 1]?.[1]))
