import fc from "fast-check"
import { fitTitle, type Measure } from "./fit-title"
import { loadTypeface } from "./typeface"

const box = { width: 720, height: 310 }
const type = loadTypeface(600, -0.018)
const set = (title: string) => fitTitle(title, box, type.measure)
/** A type whose every letter is half as wide as it is high. */
const even: Measure = (text, size) => (Array.from(text).length * size) / 2

const words = fc.array(fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }), { maxLength: 60 })

test("no line of any title is wider than the box, and all of them together are no higher", () => {
  fc.assert(
    fc.property(words, (title) => {
      const { size, leading, lines } = set(title.join(" "))
      expect(Math.max(0, ...lines.map((line) => type.measure(line, size)))).toBeLessThanOrEqual(box.width)
      expect(lines.length * leading).toBeLessThanOrEqual(box.height)
    }),
    { numRuns: 60 },
  )
})

test("a short title is set large, and a long one smaller", () => {
  expect(set("Privacy Policy").size).toBeGreaterThan(set("What a transit bond is, ".repeat(4)).size)
})

test("no word is lost or cut where the title fits", () => {
  const title = "Sanctioned-party list screening: careful without standing still"
  expect(set(title).lines.join(" ")).toBe(title)
})

test("a word longer than a line is cut with a hyphen and goes on below", () => {
  const { lines } = fitTitle("a".repeat(60), box, even)
  expect(lines).toEqual([`${"a".repeat(39)}-`, "a".repeat(21)])
})

test("a title that fills the card at the smallest size ends with an ellipsis", () => {
  expect(set("and so on ".repeat(100)).lines.at(-1)).toMatch(/…$/)
})

test("a product's name stays on one line, although a line could break at its space", () => {
  const { lines } = fitTitle("Trade with SAP GTS", { width: 700, height: 90 }, (text) => text.length * 50)
  expect(lines).toEqual(["Trade with", "SAP\u00A0GTS"])
})

test("the last line is no orphan where the lines above have words to give", () => {
  const { lines } = fitTitle("one two three four five six", { width: 1000, height: 200 }, even)
  expect(lines).toEqual(["one two three", "four five six"])
})

test("a title without words takes no line", () => {
  expect(set("  ").lines).toEqual([])
})
