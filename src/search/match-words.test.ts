import {
  correctWords,
  findSentence,
  matchArticles,
  matchTexts,
  placesOf,
  searchWords,
  sentencesOf,
  textsOf,
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

/** Returns true if a text contains every word of a query. */
const matches = (query: string, text: string) =>
  searchWords(query).every((word) => placesOf(text, word).length > 0)

test.each([
  ["“customs”, «duty»; ‘vat’ (bond)", ["customs", "duty", "vat", "bond"]],
  ["carrier’s S/4-HANA, duty—free", ["carrier’s", "S/4-HANA", "duty", "free"]],
  ["- & ?! … “”", []],
  ["What is", ["What", "is"]],
])("the words of %s are %j", (query, words) => {
  expect(searchWords(query)).toEqual(words)
})

test("a sentence ends before a capital, a figure or a quotation mark", () => {
  expect(sentencesOf("One rule, e.g. this. “Two” is another! 3 is the last?")).toEqual([
    "One rule, e.g. this.",
    "“Two” is another!",
    "3 is the last?",
  ])
})

const limit = "A bond has a limit, and the limit covers what is in suspense."

test.each([
  ["the first sentence that contains the word", ["suspense"], "It covers duty in suspense.", "", ""],
  ["a later sentence that contains more words", ["suspense", "limit"], limit, "limits", "Limits"],
  ["the first sentence below a heading with the words", ["limits"], limit, "limits", "Limits"],
  ["the excerpt if no sentence contains a word", ["customs"], "On bonds.", "", ""],
])("a result has %s: %j", (_, words, sentence, section, heading) => {
  expect(findSentence(article, words)).toEqual({ sentence, section, heading })
})

test.each(["ncts", "spl", "vat", "act"])("the short word %s is found only at the start of a word", (word) => {
  expect(matches(word, "Against a display, a private fact.")).toBe(false)
  expect(matches(word, `In ${word.toUpperCase()}s.`)).toBe(true)
})

test.each([
  ["a longer word", "screen", "It is prescreened."],
  ["an accent", "cafe", "The café"],
  ["a letter that is written as two", "strasse", "Straße"],
  ["a letter with a stroke", "lodz", "From Łódź"],
  ["a singular", "embargoes", "An embargo."],
  ["a singular", "searches", "A search."],
])("%s matches: %s in “%s”", (_, query, text) => {
  expect(matches(query, text)).toBe(true)
})

test.each([
  ["process", "A proces verbal."],
  ["status", "A statue."],
  ["restricted party", "For each party, restrict the selection."],
  ["s.p", "The sap."],
])("%s does not match “%s”", (query, text) => {
  expect(matches(query, text)).toBe(false)
})

test("matches are in the order title, excerpt and topics, headings, text", () => {
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

test("an article with more of the words comes first, and each names those it lacks", () => {
  const other = { ...article, slug: "other", title: "Suspense in a warehouse" }
  const found = matchArticles([article, other], ["suspense", "warehouse", "crane"])
  expect(found.map(({ slug, missing }) => [slug, missing])).toEqual([
    ["other", ["crane"]],
    ["one", ["warehouse", "crane"]],
  ])
  expect(matchArticles([article], ["warehouse"])).toEqual([])
})

test("the texts with the most words match, and words in none of these are missing", () => {
  const texts = new Map(Object.entries({ rights: "Delete data", use: "Data", retention: "Data is deleted" }))
  expect(matchTexts(texts, ["delete", "data", "crane"])).toEqual({
    matches: new Set(["rights", "retention"]),
    missing: ["crane"],
  })
  expect(matchTexts(texts, ["crane"]).matches).toEqual(new Set())
})

test("a result says which keyword matches, unless readers see the word in the article", () => {
  const [found] = matchArticles([{ ...article, keywords: ["Brownfield", "Bond"] }], ["brownfield", "bond"])
  expect(found?.keywords).toEqual(["Brownfield"])
})

test.each([
  ["an extra letter", "moneyy", "money"],
  ["no error", "Suspense", "Suspense"],
  ["two wrong letters", "suspanze", "suspanze"],
  ["too few letters", "mony", "mony"],
])("a word with %s: %s becomes %s", (_, typed, ...corrected) => {
  expect(correctWords(textsOf(article), [typed, "bond"])).toEqual([...corrected, "bond"])
})
