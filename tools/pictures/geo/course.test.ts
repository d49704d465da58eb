import { course } from "./course"
import { mileMarks } from "./mile-marks"
import type { Position } from "./position"

const turns: Position[] = [
  [0, 50],
  [-6, 48],
  [-10, 43],
]

const rounded = (positions: (number[] | undefined)[]) =>
  positions.map((position) => position?.map((degrees) => Number(degrees.toFixed(6))))

test("a course passes through every turning point", () => {
  const { coordinates } = course(turns, 10)
  expect(rounded([coordinates[0], coordinates[10], coordinates[20]])).toEqual(turns)
})

test("a course crosses the date line without a detour around the world", () => {
  const { coordinates } = course([
    [178, 10],
    [-178, 10],
  ])
  expect(coordinates.every(([longitude = 0]) => Math.abs(longitude) > 177.9)).toBe(true)
})

test("a single position is not a course", () => {
  expect(() => course([[0, 50]])).toThrow("two positions")
})

test("mile marks are at equal distances along the course", () => {
  const north = course([
    [0, 50],
    [0, 52],
  ])
  const marks = mileMarks(north, 30)
  expect(marks.map(({ miles }) => miles).slice(0, 3)).toEqual([30, 60, 90])
  expect(marks[1]?.position[1]).toBeCloseTo(51, 3)
})
