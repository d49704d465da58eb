import type { LineString } from "geojson"
import { nauticalMiles } from "./nautical-miles"
import type { Position } from "./position"

export type MileMark = { miles: number; position: Position; next: Position }

/** Returns the positions along a course every `every` nautical miles, each with the next point, which determines the heading. */
export function mileMarks({ coordinates }: LineString, every: number): MileMark[] {
  const marks: MileMark[] = []
  let sailed = 0
  for (let at = 0; at + 1 < coordinates.length; at++) {
    const [from, to] = [coordinates[at] as Position, coordinates[at + 1] as Position]
    const leg = nauticalMiles(from, to)
    for (let miles = (marks.length + 1) * every; miles <= sailed + leg; miles += every) {
      const share = (miles - sailed) / leg
      const position: Position = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      marks.push({ miles, position, next: to })
    }
    sailed += leg
  }
  return marks
}
