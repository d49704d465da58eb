import { loadTypeface } from "./typeface"

const type = loadTypeface(600, -0.018)

test("letters that belong together stand closer than apart", () => {
  expect(type.measure("AV", 100)).toBeLessThan(type.measure("A", 100) + type.measure("V", 100) - 1.8)
})

test("a text twice as large is twice as wide", () => {
  expect(type.measure("Gdańsk & Łódź", 80)).toBeCloseTo(2 * type.measure("Gdańsk & Łódź", 40))
})

test("letters of other Latin scripts are drawn with the type's own, not with its empty box", () => {
  expect(type.draw("ń", 0, 0, 100)).not.toBe(type.draw("関", 0, 0, 100))
})

test("a letter written with a combining mark is the same letter", () => {
  expect(type.draw("n\u0301", 0, 0, 100)).toBe(type.draw("ń", 0, 0, 100))
})

test("every number of an outline is one that SVG can read", () => {
  const data = type.draw("Northing Trade Consulting: 100 % of “it”, 関税 🚢", 72, 100, 84)
  expect(data).toMatch(/^([MLQCZ](-?\d+\.\d\d( -?\d+\.\d\d)*)?)+$/)
})
