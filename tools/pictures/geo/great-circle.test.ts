import { greatCircle } from "./great-circle"
import { nauticalMiles } from "./nautical-miles"
import { places } from "./places"
import type { Position } from "./position"

test("a great circle starts and ends at the given positions", () => {
  const { coordinates } = greatCircle(places.dublin, places.boston)
  expect(coordinates[0]?.map((degrees) => Number(degrees.toFixed(6)))).toEqual(places.dublin)
  expect(coordinates.at(-1)?.map((degrees) => Number(degrees.toFixed(6)))).toEqual(places.boston)
})

test("a great circle between two places on one parallel bends towards the pole", () => {
  const { coordinates } = greatCircle([-60, 50], [0, 50])
  expect(Math.max(...coordinates.map(([, latitude = 0]) => latitude))).toBeGreaterThan(53)
})

test("the legs of a great circle add up to the distance between its ends", () => {
  const coordinates = greatCircle(places.basel, places.saoPaulo).coordinates as Position[]
  const sailed = coordinates
    .slice(1)
    .reduce((sum, to, at) => sum + nauticalMiles(coordinates[at] ?? to, to), 0)
  expect(sailed).toBeCloseTo(nauticalMiles(places.basel, places.saoPaulo), 3)
})

test("a degree of latitude is sixty nautical miles", () => {
  expect(nauticalMiles([0, 50], [0, 51])).toBeCloseTo(60, 6)
})
