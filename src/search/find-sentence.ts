import type { IndexedArticle } from "./indexed-article"
import { containsAllWords } from "./match-words"

type Found = {
  sentence: string
  /** The id of the heading above it; empty for the beginning of the article. */
  section: string
}

/** The sentences of a paragraph. */
export const sentencesOf = (paragraph: string): string[] =>
  paragraph.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}“‘"'])/u)

/**
 * The first of the sentences that hold most of the words.
 * @returns the excerpt where no sentence holds any, because the words are in the title or the topics
 */
export const findSentence = (
  { excerpt, sections }: Pick<IndexedArticle, "excerpt" | "sections">,
  words: readonly string[],
): Found => {
  let best: Found & { count: number } = { sentence: excerpt, section: "", count: 0 }
  for (const { id, blocks } of sections) {
    for (const sentence of blocks.flatMap(sentencesOf)) {
      const count = words.filter((word) => containsAllWords(sentence, [word])).length
      if (count > best.count) best = { sentence, section: id, count }
    }
  }
  return best
}
