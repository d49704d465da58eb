import { containsAllWords, findSentence, matchArticles, sentencesOf, wordsOf } from "./match-words"

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
    heading: "",
  })
})

test("a sentence that contains more of the words wins over an earlier one", () => {
  expect(findSentence(article, ["suspense", "limit"])).toMatchObject({
    sentence: "A bond has a limit, and the limit covers what is in suspense.",
    section: "limits",
    heading: "Limits",
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

test.each(["ncts", "spl", "vat", "act"])("%s does not match inside a word", (word) => {
  expect(containsAllWords("Against a display, a private fact.", wordsOf(word))).toBe(false)
  expect(containsAllWords(`In ${word.toUpperCase()}s.`, wordsOf(word))).toBe(true)
})

test.each([
  ["S4HANA", "In S/4HANA it is."],
  ["S/4-HANA", "In S/4HANA it is."],
  ["rechecks", "A re-\u2060check is due."],
])("hyphens and slashes are ignored: %s in “%s”", (query, text) => {
  expect(containsAllWords(text, wordsOf(query))).toBe(true)
})

test("British and American spellings are the same", () => {
  expect(containsAllWords("The export licence was harmonised", wordsOf("License harmoniz"))).toBe(true)
  expect(containsAllWords("The World Customs Organization", wordsOf("organisation"))).toBe(true)
})

test.each([
  ["licences", "One licence is enough.", true],
  ["deliveries", "Each delivery is screened.", true],
  ["days", "One day.", true],
  ["embargoes", "An embargo.", true],
  ["searches", "A search.", true],
  ["customs", "For each customer.", false],
  ["process", "A proces verbal.", false],
  ["us", "A use of it.", true],
  ["status", "A statue.", false],
])("a plural also matches its singular: %s in “%s” is %s", (word, text, found) => {
  expect(containsAllWords(text, wordsOf(word))).toBe(found)
})

test("the most relevant article comes first: title, then excerpt and topics, then headings, then text", () => {
  const inText = {
    slug: "text",
    title: "One",
    excerpt: "",
    tags: [],
    keywords: [],
    sections: article.sections,
  }
  const inHeading = {
    ...inText,
    slug: "heading",
    sections: [{ id: "suspense", blocks: ["Duty in suspense", "A bond."] }],
  }
  const inTopics = { ...inText, slug: "topics", tags: ["Suspense"] }
  const inTitle = { ...inText, slug: "title", title: "Suspense" }
  const found = matchArticles(
    [inText, inHeading, { ...inText, slug: "later" }, inTopics, inTitle],
    ["suspense"],
    "",
  )
  expect(found.map(({ slug }) => slug)).toEqual(["title", "topics", "heading", "text", "later"])
})

test("a keyword is found and not shown", () => {
  const hidden = { slug: "hidden", title: "One", tags: [], keywords: ["Brownfield"], ...article }
  expect(matchArticles([hidden], ["brownfield"], "")).toEqual([
    { slug: "hidden", title: "One", sentence: article.excerpt, section: "", heading: "" },
  ])
})
