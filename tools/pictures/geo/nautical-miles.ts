import { geoDistance } from "d3-geo"
import type { Position } from "./position"

const milesPerRadian = (180 / Math.PI) * 60

/** Returns the length of a great circle in nautical miles, sixty to a degree of arc. */
export const nauticalMiles = (from: Position, to: Position) => geoDistance(from, to) * milesPerRadian
