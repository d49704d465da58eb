import { nameSimilarity } from "./name-similarity"

test.each([
  ["Orsovik Trading", "ORSÓVIK TRADING.", 100],
  ["Orsovik Trading", "Orsovik Tradings", 94],
  ["Steel Trading", "Trading Steel", 8],
  ["abcd", "wxyz", 0],
  ["?", "!", 100],
])("“%s” and “%s” are similar by %i per cent", (name, entry, score) => {
  expect(nameSimilarity({ name, entry })).toBe(score)
})
