import {
  containsAllWords,
  correctWords,
  findSentence,
  matchArticles,
  sentencesOf,
  wordsOf,
} from "./match-words"

const article = {
  ...{ slug: "one", title: "One", day: "2027-03-01", date: "March 1, 2027", tags: [], keywords: [] },
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
  ["the noun of a verb", "migrate", "The migration begins."],
  ["the verb of a noun", "migrations", "They migrated in May."],
])("%s matches: %s in “%s”", (_, query, text) => {
  expect(matches(query, text)).toBe(true)
})

test.each([
  ["customs", "For each customer."],
  ["process", "A proces verbal."],
  ["status", "A statue."],
  ["restricted party", "For each party, restrict the selection."],
  ["s.p", "The sap."],
])("%s does not match “%s”", (query, text) => {
  expect(matches(query, text)).toBe(false)
})

test("the most relevant article comes first: title, then excerpt and topics, then headings, then text", () => {
  const inText = { ...article, slug: "text", excerpt: "" }
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
  expect(matchArticles([article], ["suspense", "warehouse"])).toEqual([])
})

test("a result says which keyword matches, unless readers see the word in the article", () => {
  const [found] = matchArticles([{ ...article, keywords: ["Brownfield", "Bond"] }], ["brownfield", "bond"])
  expect(found?.keywords).toEqual(["Brownfield"])
})

test.each([
  ["a wrong letter", "suspanse", "suspense"],
  ["a missing letter", "Suspese", "suspense"],
  ["an extra letter", "moneyy", "money"],
  ["no error", "Suspense", "Suspense"],
  ["two wrong letters", "suspanze", "suspanze"],
  ["too few letters", "mony", "mony"],
])("a word with %s: %s becomes %s", (_, typed, corrected) => {
  expect(correctWords([article], [typed, "bond"])).toEqual([corrected, "bond"])
})
