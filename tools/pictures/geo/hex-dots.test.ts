import { hexDots } from "./hex-dots"

const square = (from: number, to: number) => [from, from, to, from, to, to, from, to]
const field = { width: 100, height: 100, pitch: 4 }

test("dots are only inside the outline", () => {
  const dots = hexDots([square(20, 60)], field)
  expect(dots.length).toBeGreaterThan(50)
  expect(dots.every(([x, y]) => x >= 20 && x <= 60 && y >= 20 && y <= 60)).toBe(true)
})

test("a lake has no dots", () => {
  const dots = hexDots([square(10, 90), square(40, 60)], field)
  expect(dots.some(([x, y]) => x > 40 && x < 60 && y > 40 && y < 60)).toBe(false)
})

test("every second row is shifted by half a step", () => {
  const dots = hexDots([square(-1, 101)], field)
  const rows = [...new Set(dots.map(([, y]) => y))]
  const start = (row: number) => dots.find(([, y]) => y === rows[row])?.[0]
  expect([start(0), start(1), start(2)]).toEqual([0, field.pitch / 2, 0])
})

test("land beyond the image has no dots outside it", () => {
  const dots = hexDots([square(-500, 500)], field)
  expect(dots.every(([x, y]) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true)
})
