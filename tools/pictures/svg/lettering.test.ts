import { lettering, measureText } from "./lettering"

const style = { face: "label", size: 100, fill: "#000000" } as const

test("tracking adds space between letters, not after the last one", () => {
  expect(measureText("ABC", { ...style, tracking: 0.1 }) - measureText("ABC", style)).toBeCloseTo(20)
})

test("a line anchored at its end begins one width before the anchor", () => {
  const width = measureText("Oslo", style)
  expect(lettering("Oslo", 500, 0, { ...style, anchor: "end" })).toContain(
    `translate(${(500 - width).toFixed(2)} `,
  )
})

test("names of ports keep their accents", () => {
  expect(() => lettering("GDAŃSK SÃO PAULO", 0, 0, style)).not.toThrow()
})

test("a letter without an outline is named in the error", () => {
  expect(() => lettering("東", 0, 0, style)).toThrow('no "東"')
})
