import { distance } from "fastest-levenshtein"

/** An article in the search index of the Knowledge Hub, which the build writes to `routes.searchIndex`. */
export type IndexedArticle = {
  slug: string
  title: string
  /** The day of publication, for example 2025-03-14, and the same for readers. */
  day: string
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

export type ArticleMatch = FoundSentence &
  Pick<IndexedArticle, "slug" | "title" | "day" | "date" | "keywords">

export const wordsOf = (query: string): string[] => query.split(/\s+/).filter(Boolean)

/** Matches a plural, such as licences, deliveries and embargoes, but not words such as status and process. */
const plural = /^(.{3,}?)(ies|(?<=[oxh]|ss)es|(?<=[^su])s)$/i

/** Matches the forms of a verb and its noun, such as migrate, migrated, migrating and migration. */
const verbForm = /^(.{3,}at)(?:e[ds]?|ing|ions?)$/i

/** Matches the letters up to one that differs between British and American spellings: licence, harmonise. */
const untilSpelling = /(licen[cs]|i[sz])$/i

/** Shorter words, such as VAT, occur inside too many others. */
const shortestInsideWords = 5

/**
 * Returns a pattern that finds a word in a text.
 *
 * - Upper and lower case are the same.
 * - A word is also found inside a longer one; if it has fewer than five letters, only at the start.
 * - A plural also finds its singular, and migrate also finds migration.
 * - British and American spellings are the same.
 * - Straight and curly apostrophes are the same.
 * - Hyphens, slashes and the word joiner of `keepTogether` are ignored, so that S4HANA finds S/4HANA.
 */
export const patternOf = (word: string): RegExp => {
  const [, stem = word, ending] = verbForm.exec(word) ?? plural.exec(word) ?? []
  const letters = stem.replace(/[-/\u2060]/g, "")
  const sources = Array.from(letters, (letter, index) => {
    if (untilSpelling.test(letters.slice(0, index + 1))) return "[csz]"
    if (/['’]/.test(letter)) return "['’]"
    return letter.replace(/[\\^$.*+?()[\]{}|]/, "\\$&")
  })
  const start = word.length < shortestInsideWords ? "(?<!\\p{L})" : ""
  const end = ending ? `(${ending}|y?\\b)` : ""
  return new RegExp(start + sources.join("[-/\u2060]*") + end, "giu")
}

/** Returns true if a text contains all words. */
export const containsAllWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => patternOf(word).test(text))

/** Splits a paragraph into sentences. */
export const sentencesOf = (paragraph: string): string[] =>
  paragraph.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}“‘"'])/u)

/**
 * Returns the first of the sentences that contain the most words, and its section.
 * @returns the excerpt if no sentence contains any word, for example because the words are in the title
 */
export const findSentence = (
  { excerpt, sections }: Pick<IndexedArticle, "excerpt" | "sections">,
  words: readonly string[],
): FoundSentence => {
  const patterns = words.map(patternOf)
  let best: FoundSentence = { sentence: excerpt, section: "", heading: "" }
  let most = 0
  for (const { id, blocks } of sections) {
    for (const sentence of blocks.flatMap(sentencesOf)) {
      const count = patterns.filter((pattern) => sentence.search(pattern) >= 0).length
      if (count <= most) continue
      best = { sentence, section: id, heading: id && blocks[0] }
      most = count
    }
  }
  return best
}

/**
 * Returns where all words of a query are found: 0 in the title, 1 with the excerpt, topics and keywords, 2 with the
 * headings, 3 with the text, -1 nowhere.
 */
const rankOf = ({ title, excerpt, tags, keywords, sections }: IndexedArticle, words: readonly string[]) => {
  const headings = sections.flatMap(({ id, blocks }) => (id === "" ? [] : blocks.slice(0, 1)))
  const text = sections.flatMap(({ blocks }) => blocks)
  const parts = [[title], [excerpt, ...tags, ...keywords], headings, text]
  return parts.findIndex((_, last) =>
    containsAllWords(
      parts
        .slice(0, last + 1)
        .flat()
        .join("\n"),
      words,
    ),
  )
}

/** Returns the text of an article that readers see. */
const textOf = ({ title, excerpt, tags, sections }: IndexedArticle) =>
  [title, excerpt, ...tags, ...sections.flatMap(({ blocks }) => blocks)].join("\n")

/** Returns the keywords that contain a word of the query which the visible text does not contain. */
const hiddenMatches = (article: IndexedArticle, words: readonly string[]) => {
  const text = textOf(article)
  const hidden = words.map(patternOf).filter((pattern) => text.search(pattern) < 0)
  return article.keywords.filter((keyword) => hidden.some((pattern) => keyword.search(pattern) >= 0))
}

/** Shorter words are not taken for a typing error: RISE is not meant to be raise. */
const shortestCorrection = 5

/** Replaces each word that no article contains by one with the same first letter and one different letter. */
export const correctWords = (articles: readonly IndexedArticle[], words: readonly string[]): string[] => {
  const text = articles.flatMap((article) => [textOf(article), ...article.keywords]).join("\n")
  return words.map((word) => {
    if (word.length < shortestCorrection || containsAllWords(text, [word])) return word
    const typed = word.toLowerCase()
    const known = text.toLowerCase().match(/\p{L}+/gu) ?? []
    return known.find((each) => each.startsWith(typed.charAt(0)) && distance(each, typed) === 1) ?? word
  })
}

/** Returns the articles that contain every word, the most relevant first, else in the given order. */
export const matchArticles = (
  articles: readonly IndexedArticle[],
  words: readonly string[],
): ArticleMatch[] =>
  articles
    .map((article) => ({ article, rank: rankOf(article, words) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ article }) => {
      const { slug, title, day, date } = article
      const keywords = hiddenMatches(article, words)
      return { slug, title, day, date, keywords, ...findSentence(article, words) }
    })
