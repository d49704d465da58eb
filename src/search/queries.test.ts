import { correctWords, matchArticles, searchWords, textsOf, type IndexedArticle } from "./match-words"

/** Returns an article with one sentence. */
const article = (slug: string, title: string, keywords: string[], sentence: string): IndexedArticle => ({
  ...{ slug, title, keywords, excerpt: "", tags: [], day: "2027-03-01", date: "March 1, 2027" },
  sections: [{ id: "", blocks: [sentence] }],
})

const articles = [
  article(
    "ewm",
    "Can the warehouse ship what nobody has cleared?",
    ["T1", "NCTS"],
    "A transit has a movement reference number (MRN); duty-paid goods wait, and each delivery is rechecked.",
  ),
  article(
    "screening",
    "Sanctioned-party list screening: careful without grinding to a halt",
    ["SPL"],
    "Screening compares the names of customers, and Rick keeps a record of each carrier’s licence.",
  ),
  article(
    "hana",
    "SAP GTS on HANA: how to migrate",
    ["RISE"],
    "Customs data moves to S/4HANA in the cut-\u2060over; roles are harmonised after the migration.",
  ),
]

// The queries with which libraries were measured (docs/decisions/0013-searches.md).
test.each([
  ["MRN", "ewm"],
  ["What is an MRN?", "ewm"],
  ["“customs”", "hana"],
  ["customs, migration", "hana"],
  ["customs/data", "hana"],
  ["customs", "hana"],
  ["risk", ""],
  ["-", ""],
  ["licences", "screening"],
  ["license", "screening"],
  ["carrier's", "screening"],
  ["deliveries", "ewm"],
  ["re-check", "ewm"],
  ["paid", "ewm"],
  ["S4HANA", "hana"],
  ["S/4 HANA", "hana"],
  ["cutover", "hana"],
  ["cut over", "hana"],
  ["harmonization", "hana"],
  ["migrated", "hana"],
  ["warehose", "ewm"],
  ["wearhouse", "ewm"],
  ["SPL", "screening"],
  ["t1", "ewm"],
  ["act", ""],
  ["warehouse screening", "ewm screening"],
  ["screening of customer names", "screening"],
  ["migration of the warehouse data", "hana ewm"],
])("the search for %s finds: %s", (query, slugs) => {
  const words = correctWords(articles.flatMap(textsOf), searchWords(query))
  expect(matchArticles(articles, words).map(({ slug }) => slug)).toEqual(slugs.split(" ").filter(Boolean))
})
