import { isMisspelt } from "../site/is-misspelt"
import { withoutAccents } from "../site/plain-letters"

/** An article in the search index of the Knowledge Hub, which the build writes to `routes.searchIndex`. */
export type IndexedArticle = {
  slug: string
  title: string
  /** The day of publication, for example 2025-03-14. */
  day: string
  /** The same day for readers, for example March 14, 2025. */
  date: string
  excerpt: string
  tags: readonly string[]
  /** Words that are searched, but shown only with a result that matches by them alone. */
  keywords: readonly string[]
  sections: readonly IndexedSection[]
}

export type IndexedSection = {
  /** The id of its heading on the article page; empty for the text before the first heading. */
  id: string
  /** The text of its heading, and of each paragraph, list item and table row. */
  blocks: readonly string[]
}

type FoundSentence = {
  /** The sentence that contains the words, or the excerpt. */
  sentence: string
  /** The id of the heading above that sentence; empty for the text before the first heading. */
  section: string
  /** The text of that heading; empty for the text before the first heading. */
  heading: string | undefined
}

/** Matches a word: its parts, which signs within a word such as hyphens, slashes and word joiners connect. */
const word = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[-‐‑/.'’&\u2060\u00ad]+(?=[\p{L}\p{N}]))*/gu
/** Matches the parts of a word: S/4HANA has three. */
const part = /[\p{L}\p{M}]+|\p{N}+/gu

/** Words that say nothing about what a visitor looks for. */
const smallWords = new Set(
  "a an and are at be by can do does for from how i in is me my of on or our the to was we what when where which who why will with you your".split(
    " ",
  ),
)

/** Returns the words of a query, without small words unless it has no others. */
export const searchWords = (query: string): string[] => {
  const all = query.match(word) ?? []
  const telling = all.filter((each) => !smallWords.has(each.toLowerCase()))
  return telling.length > 0 ? telling : all
}

/** Returns a word in small letters, without accents and the signs in it. */
const fold = (text: string): string => withoutAccents(text).replace(/[^\p{L}\p{N}]/gu, "")

/** Matches the forms of a verb in British and American spelling, such as harmonise, harmonized and harmonization. */
const spelling = /^(.{4,}i)[sz](?:e[ds]?|ing|ations?)$/
/** Matches the forms of a verb and its noun, such as migrate, migrated, migrating and migration. */
const verbForm = /^(.{3,}at)(?:e[ds]?|ing|ions?)$/
/** Matches a plural, such as licences, deliveries and embargoes, but not words such as status and process. */
const plural = /^(.{3,}?)(?:ies|(?<=[oxh]|ss)es|(?<=[^su])s)$/

/** Returns what the forms of a folded word have in common. */
const stem = (folded: string): string =>
  folded
    .replace(/^licenc/, "licens")
    .replace(spelling, "$1z")
    .replace(verbForm, "$1")
    .replace(plural, (all, singular: string) => (all.endsWith("ies") ? `${singular}y` : singular))

/** Shorter words, such as VAT, occur inside too many others, and are not taken for a typing error. */
const shortWord = 5

type Word = { index: number; length: number; folded: string; stem: string; parts: Word[] }

const wordAt = ({ 0: found, index }: RegExpExecArray, offset = 0): Word => {
  const folded = fold(found)
  const parts = [...found.matchAll(part)]
  return {
    index: offset + index,
    length: found.length,
    folded,
    stem: stem(folded),
    parts: parts.length > 1 ? parts.map((each) => wordAt(each, index)) : [],
  }
}

/** The words of the texts that were searched, so that a text is read once and not at every key. */
const known = new Map<string, Word[]>()

const readText = (text: string): Word[] => {
  const words = known.get(text) ?? [...text.matchAll(word)].map((each) => wordAt(each))
  known.set(text, words)
  return words
}

/** Returns a function that tells whether a word of a text matches the wanted one. */
const matcherOf = (wanted: string) => {
  const letters = fold(wanted)
  const form = stem(letters)
  return ({ folded, stem: own }: Word): boolean =>
    own === form || (letters.length < shortWord ? folded.startsWith(letters) : folded.includes(letters))
}

/**
 * Returns the places in a text that match a word of a query: words, or parts of them such as the second one of duty-paid.
 *
 * - Upper and lower case, accents, apostrophes, and hyphens and slashes within a word make no difference.
 * - A word is also found inside a longer one; if it has fewer than five letters, only at the start.
 * - A plural also finds its singular, migrate also finds migration, and spellings may be British or American.
 */
export const placesOf = (text: string, wanted: string): Pick<Word, "index" | "length">[] => {
  const matches = matcherOf(wanted)
  return readText(text).flatMap((each) => (matches(each) ? [each] : each.parts.filter(matches)))
}

const contains = (text: string, wanted: string): boolean => {
  const matches = matcherOf(wanted)
  return readText(text).some((each) => matches(each) || each.parts.some(matches))
}

export const sentencesOf = (paragraph: string): string[] =>
  paragraph.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}“‘"'])/u)

/**
 * Returns the first of the sentences that contain the most words, or the one below such a heading, and its section.
 * @returns the excerpt if no sentence contains any word, for example because the words are in the title
 */
export const findSentence = (
  { excerpt, sections }: Pick<IndexedArticle, "excerpt" | "sections">,
  words: readonly string[],
): FoundSentence => {
  let best: FoundSentence = { sentence: excerpt, section: "", heading: "" }
  let most = 0
  for (const { id, blocks } of sections) {
    for (const sentence of blocks.flatMap(sentencesOf)) {
      const count = words.filter((each) => contains(sentence, each)).length
      if (count <= most) continue
      const heading = id && blocks[0]
      // Below a heading with the words, the first sentence says what the section is about.
      const shown = sentence === heading ? sentencesOf(blocks[1] ?? heading)[0] : sentence
      best = { sentence: shown ?? sentence, section: id, heading }
      most = count
    }
  }
  return best
}

/**
 * Returns the words to search the texts for: a word that no text contains is replaced with its parts, or with a word one
 * typing error away that has the same first letter.
 */
export const correctWords = (texts: readonly string[], words: readonly string[]): string[] => {
  return words.flatMap((typed) => {
    if (texts.some((text) => contains(text, typed))) return [typed]
    const parts = (typed.match(part) ?? []).filter((each) => each.length > 1)
    if (parts.length > 1) return parts
    const folded = fold(typed)
    if (folded.length < shortWord) return [typed]
    const meant = texts
      .flatMap(readText)
      .find((each) => each.folded.startsWith(folded.charAt(0)) && isMisspelt(folded, each.folded))
    return [meant?.folded ?? typed]
  })
}

/** Returns the texts of an article by relevance: title, then excerpt, topics and keywords, then headings, then text. */
export const textsOf = ({ title, excerpt, tags, keywords, sections }: IndexedArticle): string[] => {
  const headings = sections.flatMap(({ id, blocks }) => (id === "" ? [] : blocks.slice(0, 1)))
  const text = sections.flatMap(({ blocks }) => blocks)
  return [[title], [excerpt, ...tags, ...keywords], headings, text].map((texts) => texts.join("\n"))
}

/** Returns the keywords that contain a word of the query which the visible text does not contain. */
const hiddenMatches = (article: IndexedArticle, words: readonly string[]) => {
  const text = textsOf({ ...article, keywords: [] }).join("\n")
  const hidden = words.filter((each) => !contains(text, each))
  return article.keywords.filter((keyword) => hidden.some((each) => contains(keyword, each)))
}

/** Returns the articles that contain most of the words first, and of these the most relevant, else in the given order. */
export const matchArticles = (articles: readonly IndexedArticle[], words: readonly string[]) =>
  articles
    .map((article) => {
      const texts = textsOf(article)
      const ranks = words.map((each) => texts.findIndex((text) => contains(text, each)))
      const missing = words.filter((_, index) => ranks[index] === -1)
      // A missing word counts as -1. Ranks are compared only between articles that miss the same number of words.
      return { article, missing, rank: ranks.reduce((sum, rank) => sum + rank, 0) }
    })
    .filter(({ missing }) => missing.length < words.length)
    .sort((one, other) => one.missing.length - other.missing.length || one.rank - other.rank)
    .map(({ article, missing }) => {
      const { slug, title, day, date } = article
      const keywords = hiddenMatches(article, words)
      return { slug, title, day, date, missing, keywords, ...findSentence(article, words) }
    })

export type ArticleMatch = ReturnType<typeof matchArticles>[number]

/** Returns the names of the texts that contain the most words, and the words that none of these contains. */
export const matchTexts = (texts: ReadonlyMap<string, string>, words: readonly string[]) => {
  const found = [...texts].map(([name, text]) => ({
    name,
    words: words.filter((each) => contains(text, each)),
  }))
  const most = Math.max(1, ...found.map((each) => each.words.length))
  const best = found.filter((each) => each.words.length === most)
  return {
    matches: new Set(best.map(({ name }) => name)),
    missing: words.filter((each) => !best.some((match) => match.words.includes(each))),
  }
}
