/** An article in the search index of the Knowledge Hub, which the build writes to `routes.searchIndex`. */
export type IndexedArticle = {
  slug: string
  title: string
  excerpt: string
  tags: readonly string[]
  /** Words that are searched but not shown. */
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

export type ArticleMatch = FoundSentence & Pick<IndexedArticle, "slug" | "title">

export const wordsOf = (query: string): string[] => query.split(/\s+/).filter(Boolean)

/**
 * Returns a pattern that matches a word in any case, also as a part of a longer word; one of up to four letters, such as VAT, only
 * at the start of a word. Straight and curly apostrophes are
 * the same, and so are British and American spellings (licence, harmonised). A plural also matches its singular. Hyphens,
 * slashes and the word joiner of `keepTogether` are ignored, so that S4HANA matches S/4HANA.
 */
export const patternOf = (word: string): RegExp => {
  const [, stem = word, ending] = /^(.{3,}?)(ies|(?<=[oxh]|ss)es|(?<=[^su])s)$/i.exec(word) ?? []
  const letters = stem.replace(/[-/\u2060]/g, "")
  const sources = Array.from(letters, (char, index) =>
    /(licen[cs]|i[sz])$/i.test(letters.slice(0, index + 1))
      ? "[csz]"
      : char.replace(/[\\^$.*+?()[\]{}|]/, "\\$&").replace(/['’]/, "['’]"),
  )
  const start = word.length < 5 ? "(?<!\\p{L})" : ""
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

/** Returns how relevant an article is: 3 if all words are in its title, 2 in excerpt, topics and keywords, 1 in its headings, else 0. */
const relevance = (
  { title, excerpt, tags, keywords, sections }: IndexedArticle,
  words: readonly string[],
): number => {
  const headings = sections.flatMap(({ id, blocks }) => (id === "" ? [] : blocks.slice(0, 1)))
  const texts = [title, [excerpt, tags, keywords].flat().join("\n"), headings.join("\n")]
  const first = texts.findIndex((text) => containsAllWords(text, words))
  return first === -1 ? 0 : texts.length - first
}

/**
 * Returns the articles that contain every word and have the topic, the most relevant first, else in the given order.
 * @param tag an empty topic matches all
 */
export const matchArticles = (
  articles: readonly IndexedArticle[],
  words: readonly string[],
  tag: string,
): ArticleMatch[] =>
  articles
    .filter(({ title, excerpt, tags, keywords, sections }) => {
      const text = [title, excerpt, tags, keywords, sections.flatMap(({ blocks }) => blocks)]
        .flat()
        .join("\n")
      return (tag === "" || tags.includes(tag)) && containsAllWords(text, words)
    })
    .map((article) => ({ article, rank: relevance(article, words) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ article }) => ({ slug: article.slug, title: article.title, ...findSentence(article, words) }))
