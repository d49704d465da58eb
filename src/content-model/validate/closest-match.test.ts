import { closestMatch } from "./closest-match"

test.each([
  ["excert", "excerpt"],
  ["Title", "title"],
  ["tilte", "title"],
  ["auther", "author"],
])("%s probably means %s", (word, meant) => {
  expect(closestMatch(word, ["title", "excerpt", "author", "date"])).toBe(meant)
})

test("a word that is near none is not guessed at", () => {
  expect(closestMatch("colour", ["title", "excerpt", "author", "date"])).toBeUndefined()
})
