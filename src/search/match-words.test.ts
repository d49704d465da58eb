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

const matches = (query: string, text: string) => containsAllWords(text, wordsOf(query))

test("a sentence ends before a capital, a figure or a quotation mark", () => {
  expect(sentencesOf("One rule, e.g. this. “Two” is another! 3 is the last?")).toEqual([
    "One rule, e.g. this.",
    "“Two” is another!",
    "3 is the last?",
  ])
})

test("the first sentence that contains the word is found, with its section", () => {
  expect(findSentence(article, ["suspense"])).toEqual({
    ...{ sentence: "It covers duty in suspense.", section: "", heading: "" },
  })
})

test("a sentence that contains more of the words wins over an earlier one", () => {
  expect(findSentence(article, ["suspense", "limit"])).toEqual({
    sentence: "A bond has a limit, and the limit covers what is in suspense.",
    section: "limits",
    heading: "Limits",
  })
})

test("the excerpt is returned for words that no sentence contains", () => {
  expect(findSentence(article, ["customs"])).toMatchObject({ sentence: "On bonds.", section: "" })
})

test.each(["ncts", "spl", "vat", "act"])("the short word %s is found only at the start of a word", (word) => {
  expect(matches(word, "Against a display, a private fact.")).toBe(false)
  expect(matches(word, `In ${word.toUpperCase()}s.`)).toBe(true)
})

test.each([
  ["a longer word", "screen", "It is prescreened."],
  ["another apostrophe", "carrier's", "The carrier’s bond"],
  ["another apostrophe", "carrier’s", "The carrier's bond"],
  ["a word joiner after a hyphen", "cut-over", "After the cut-\u2060over"],
  ["a slash", "S4HANA", "In S/4HANA it is."],
  ["a slash and a hyphen", "S/4-HANA", "In S/4HANA it is."],
  ["a hyphen in the text", "rechecks", "A re-\u2060check is due."],
  ["a British spelling", "License harmoniz", "The export licence was harmonised"],
  ["an American spelling", "organisation", "The World Customs Organization"],
  ["a singular", "licences", "One licence is enough."],
  ["a singular", "deliveries", "Each delivery is screened."],
  ["a singular", "embargoes", "An embargo."],
  ["a singular", "searches", "A search."],
])("%s matches: %s in “%s”", (_, query, text) => {
  expect(matches(query, text)).toBe(true)
})

test.each([
  ["customs", "For each customer."],
  ["process", "A proces verbal."],
  ["status", "A statue."],
  ["s.p", "The sap."],
])("%s does not match “%s”", (query, text) => {
  expect(matches(query, text)).toBe(false)
})

test("the most relevant article comes first: title, then excerpt and topics, then headings, then text", () => {
  const inText = {
    ...{ slug: "text", title: "One", excerpt: "", tags: [], keywords: [] },
    sections: article.sections,
  }
  const sections = [{ id: "suspense", blocks: ["Duty in suspense", "A bond."] }]
  const inHeading = { ...inText, slug: "heading", sections }
  const inTopics = { ...inText, slug: "topics", tags: ["Suspense"] }
  const inTitle = { ...inText, slug: "title", title: "Suspense" }
  const found = matchArticles(
    [inText, inHeading, { ...inText, slug: "later" }, inTopics, inTitle],
    ["suspense"],
  )
  expect(found.map(({ slug }) => slug)).toEqual(["title", "topics", "heading", "text", "later"])
})

test("an article without one of the words is not found", () => {
  const one = { slug: "one", title: "One", tags: [], keywords: [], ...article }
  expect(matchArticles([one], ["suspense", "warehouse"])).toEqual([])
})

test("a keyword is found and not shown", () => {
  const hidden = { slug: "hidden", title: "One", tags: [], keywords: ["Brownfield"], ...article }
  expect(matchArticles([hidden], ["brownfield"])).toEqual([
    { slug: "hidden", title: "One", sentence: article.excerpt, section: "", heading: "" },
  ])
})
