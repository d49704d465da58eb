import { hexDots, type Dot } from "../geo/hex-dots"
import { nauticalMiles } from "../geo/nautical-miles"
import { projectRings } from "../geo/rings"
import { lettering, type Lettering } from "../svg/lettering"
import type { Chart } from "./chart"

type Soundings = { pitch: number; keep: (dot: Dot) => boolean }

/**
 * Draws figures over the water that look like soundings: whole numbers with the tenths as subscripts.
 * They are not depths but distances to the nearest coast in nautical miles, measured in the chart.
 */
export function soundings(
  { width, height, land, projection, scheme, letters }: Chart,
  { pitch, keep }: Soundings,
): string {
  const rings = projectRings(land, projection)
  const key = ([x, y]: Dot) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const dry = new Set(hexDots(rings, { width, height, pitch }).map(key))
  const sheet = [[-1, -1, width + 1, -1, width + 1, height + 1, -1, height + 1]]
  const figure: Lettering = { face: "sea", size: letters.figure * 0.9, tracking: 0.02, fill: scheme.textSoft }
  return hexDots(sheet, { width, height, pitch })
    .filter((dot) => !dry.has(key(dot)) && keep(dot))
    .map(([x, y]) => {
      const here = projection.invert?.([x, y])
      const there = projection.invert?.(nearestCoast(rings, x, y))
      if (!here || !there) return ""
      const tenths = Math.round(nauticalMiles(here, there) * 10)
      if (tenths < 12) return ""
      const whole = String(Math.floor(tenths / 10))
      return (
        lettering(whole, x, y, { ...figure, anchor: "end" }) +
        lettering(String(tenths % 10), x + 2, y + 9, { ...figure, size: figure.size * 0.7 })
      )
    })
    .join("")
}

function nearestCoast(rings: number[][], x: number, y: number): Dot {
  let best: Dot = [x, y]
  let shortest = Infinity
  for (const ring of rings) {
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = ring.slice(at, at + 4)
      const length = (bx - ax) ** 2 + (by - ay) ** 2
      const share = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length
      const along = Math.min(1, Math.max(0, share))
      const point: Dot = [ax + (bx - ax) * along, ay + (by - ay) * along]
      const away = (point[0] - x) ** 2 + (point[1] - y) ** 2
      if (away < shortest) [shortest, best] = [away, point]
    }
  }
  return best
}
