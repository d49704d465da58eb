import { lettering, measureText } from "./lettering"

const style = { face: "label", size: 100, fill: "#000000" } as const

test("tracking widens a line between its letters, not after the last", () => {
  expect(measureText("ABC", { ...style, tracking: 0.1 }) - measureText("ABC", style)).toBeCloseTo(20)
})

test("a line that ends at a point begins its width before it", () => {
  const width = measureText("Oslo", style)
  expect(lettering("Oslo", 500, 0, { ...style, anchor: "end" })).toContain(
    `translate(${(500 - width).toFixed(2)} `,
  )
})

test("the names of ports keep their accents", () => {
  expect(() => lettering("GDAŃSK SÃO PAULO", 0, 0, style)).not.toThrow()
})

test("a letter without an outline is reported by name", () => {
  expect(() => lettering("東", 0, 0, style)).toThrow('no "東"')
})
