import { geoDistance, geoInterpolate } from "d3-geo"
import type { LineString } from "geojson"
import type { Position } from "./position"

/** Returns the shortest line between two positions on the globe, in steps of about one degree. */
export function greatCircle(from: Position, to: Position): LineString {
  const steps = Math.max(2, Math.ceil((geoDistance(from, to) * 180) / Math.PI))
  const at = geoInterpolate(from, to)
  return { type: "LineString", coordinates: Array.from({ length: steps + 1 }, (_, step) => at(step / steps)) }
}
