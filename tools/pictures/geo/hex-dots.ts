import { crossingsAt } from "./crossings"

export type Dot = [x: number, y: number]

type Field = { width: number; height: number; pitch: number }

/**
 * Returns the points of a hexagonal grid inside the outlines (even–odd rule), row by row.
 * Each row is a scan line that enters or leaves the shape at each crossing.
 */
export function hexDots(rings: number[][], { width, height, pitch }: Field): Dot[] {
  const rise = (pitch * Math.sqrt(3)) / 2
  const dots: Dot[] = []
  for (let row = 0; row * rise <= height; row++) {
    const y = row * rise
    const crossings = crossingsAt(rings, y)
    const start = row % 2 === 0 ? 0 : pitch / 2
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [enter, leave] = [Math.max(0, crossings[at] ?? 0), Math.min(width, crossings[at + 1] ?? 0)]
      const first = Math.ceil((enter - start) / pitch)
      for (let x = start + first * pitch; x < leave; x += pitch) dots.push([x, y])
    }
  }
  return dots
}
