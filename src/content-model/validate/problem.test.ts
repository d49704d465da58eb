import { closestMatch } from "./problem"

test.each([
  ["excert", "excerpt"],
  ["Title", "title"],
  ["tilte", "title"],
  ["auther", "author"],
])("%s is corrected to %s", (word, meant) => {
  expect(closestMatch(word, ["title", "excerpt", "author", "date"])).toBe(meant)
})

test("a word that resembles no known word has no match", () => {
  expect(closestMatch("colour", ["title", "excerpt", "author", "date"])).toBeUndefined()
})
