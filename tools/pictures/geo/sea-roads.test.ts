import { course } from "./course"
import { crossingsAt } from "./crossings"
import { readLand } from "./land"
import { nauticalMiles } from "./nautical-miles"
import type { Position } from "./position"
import { seaRoads } from "./sea-roads"

type Box = [west: number, south: number, east: number, north: number]

/** Waterways that are too narrow for the 50m coastline. */
const narrows: Box[] = [
  [32.3, 29.6, 32.7, 31.4],
  [26.1, 39.9, 26.9, 40.6],
  [106.6, 10.3, 107.1, 10.8],
]

/** Distance from the ends of a lane, in nautical miles, within which the coarse coastline may cover it. */
const harbour = 12

const within = ([x, y]: Position, [west, south, east, north]: Box) =>
  x >= west && x <= east && y >= south && y <= north

const islands = readLand("50m").coordinates.map((rings) => {
  const latitudes = (rings[0] ?? []).map(([, latitude = 0]) => latitude)
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    rings: rings.map((ring) => ring.flat()),
  }
})

const onLand = ([longitude, latitude]: Position) =>
  islands
    .filter(({ south, north }) => latitude >= south && latitude <= north)
    .some(({ rings }) => crossingsAt(rings, latitude).filter((x) => x < longitude).length % 2 === 1)

test("the land check distinguishes land from sea", () => {
  expect([onLand([2.35, 48.86]), onLand([-30, 45])]).toEqual([true, false])
})

test.each(Object.entries(seaRoads))("the sea road %s keeps off the land", (_, turns) => {
  const ends = [turns[0], turns.at(-1)]
  const ashore = (course(turns).coordinates as Position[])
    .filter((position) => !narrows.some((box) => within(position, box)))
    .filter((position) => !ends.some((end) => end && nauticalMiles(end, position) < harbour))
    .filter(onLand)
  expect(ashore).toEqual([])
})
