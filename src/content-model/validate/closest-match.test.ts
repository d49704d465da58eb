import { nearest } from "./closest-match"

test.each([
  ["excert", "excerpt"],
  ["Title", "title"],
  ["tilte", "title"],
  ["auther", "author"],
])("%s probably means %s", (word, meant) => {
  expect(nearest(word, ["title", "excerpt", "author", "date"])).toBe(meant)
})

test("a word that is near none is not guessed at", () => {
  expect(nearest("colour", ["title", "excerpt", "author", "date"])).toBeUndefined()
})
