import { containsAllWords, findSentence, sentencesOf, wordsOf } from "./match-words"

const article = {
  excerpt: "On bonds.",
  sections: [
    { id: "", blocks: ["A bond costs money. It covers duty in suspense."] },
    {
      id: "limits",
      blocks: ["Limits", "A bond has a limit, and the limit covers what is in suspense.", "3 · Duty"],
    },
  ],
}

test("a sentence ends before a capital, a figure or a quotation mark", () => {
  expect(sentencesOf("One rule, e.g. this. “Two” is another! 3 is the last?")).toEqual([
    "One rule, e.g. this.",
    "“Two” is another!",
    "3 is the last?",
  ])
})

test("the first sentence that contains the word is found, with its section", () => {
  expect(findSentence(article, ["suspense"])).toMatchObject({
    sentence: "It covers duty in suspense.",
    section: "",
  })
})

test("a sentence that contains more of the words wins over an earlier one", () => {
  expect(findSentence(article, ["suspense", "limit"])).toMatchObject({
    sentence: "A bond has a limit, and the limit covers what is in suspense.",
    section: "limits",
  })
})

test("upper and lower case are the same", () => {
  expect(findSentence(article, ["limits"])).toMatchObject({ sentence: "Limits", section: "limits" })
})

test("straight and curly apostrophes are the same", () => {
  expect(containsAllWords("The carrier’s bond", wordsOf("carrier's"))).toBe(true)
  expect(containsAllWords("The carrier's bond", wordsOf("carrier’s"))).toBe(true)
})

test("a word joiner after a hyphen does not prevent a match", () => {
  expect(containsAllWords("After the cut-\u2060over", wordsOf("cut-over"))).toBe(true)
})

test("the excerpt is returned for words that no sentence contains", () => {
  expect(findSentence(article, ["customs"])).toMatchObject({ sentence: "On bonds.", section: "" })
})
