import { matchTexts, placesOf, queryWords } from "./search-words"

const texts = new Map([
  ["cookies", "Cookies are kept for months. Two façades."],
  ["rights", "Delete my data: unsubscribe, or contact me about cookies."],
  ["transfers", "Transfers of data to countries."],
])
const found = (query: string) => [...matchTexts(texts, queryWords(query)).matches]

test.each([
  ["COOKIE", ["cookies", "rights"]],
  ["facades", ["cookies"]],
  ["delete my data", ["rights"]],
  ["“data”, cookies", ["rights"]],
  ["act", []],
  ["spinnaker", []],
])("%s finds the texts with most of its words, at the start of a word: %j", (query, names) => {
  expect(found(query)).toEqual(names)
})

test("the words that no result has are named", () => {
  expect(matchTexts(texts, queryWords("crane data unsubscribe")).missing).toEqual(["crane"])
})

test("a place is a whole word of the text, also after a letter that is longer in small letters", () => {
  const text = "İİİ in İzmir, 2 Months"
  expect(placesOf(text, ["mon"]).map(({ index, length }) => text.slice(index, index + length))).toEqual([
    "Months",
  ])
})
