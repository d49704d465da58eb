import { percentile } from "./tables"

test("the median of five values is the middle one, in any order", () => {
  expect(percentile([9, 1, 5, 7, 3], 50)).toBe(5)
})

test("the 98th percentile of fifty values is the second largest", () => {
  const values = Array.from({ length: 50 }, (_, index) => index + 1)
  expect(percentile(values, 98)).toBe(49)
})

test("an empty list has no median", () => {
  expect(percentile([], 50)).toBeNaN()
})
