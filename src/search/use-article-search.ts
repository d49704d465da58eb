import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { findSentence } from "./find-sentence"
import { searchIndexPath, type IndexedArticle } from "./indexed-article"
import { useAddressParam } from "./use-address-param"
import { useSearchedWords } from "./use-searched-words"
import { containsAllWords } from "./match-words"

export type ArticleMatch = {
  slug: string
  title: string
  /** The sentence that holds the words, or the excerpt. */
  sentence: string
  /** The id of the heading above that sentence; empty for the beginning of the article. */
  section: string
}

type Listed = Omit<IndexedArticle, "sections">

const fetchIndex = async (): Promise<readonly IndexedArticle[]> => {
  const response = await fetch(searchIndexPath)
  if (!response.ok) throw new Error(response.statusText)
  return (await response.json()) as IndexedArticle[]
}

const matchesIn = (
  articles: readonly IndexedArticle[],
  words: readonly string[],
  tag: string,
): ArticleMatch[] =>
  articles
    .filter(({ title, excerpt, tags, sections }) => {
      const text = [title, excerpt, ...tags, ...sections.flatMap(({ blocks }) => blocks)].join("\n")
      return (tag === "" || tags.includes(tag)) && containsAllWords(text, words)
    })
    .map((article) => ({ slug: article.slug, title: article.title, ...findSentence(article, words) }))

/**
 * The search and the choice of a topic over all articles, both kept in the address. The words of all articles are fetched when
 * the visitor turns to the search; without a network it looks through what is listed on the page.
 * @returns the matches, or undefined without a search and until the words are there
 */
export const useArticleSearch = (listed: readonly Listed[]) => {
  const [query, setQuery] = useAddressParam("q")
  const [tag, setTag] = useAddressParam("topic")
  const [index, setIndex] = useState<readonly IndexedArticle[] | "failed">()
  const asked = useRef(false)

  const loadIndex = useCallback(() => {
    if (asked.current) return
    asked.current = true
    fetchIndex()
      .then(setIndex)
      .catch(() => {
        asked.current = false
        setIndex("failed")
      })
  }, [])

  const words = useSearchedWords(query)
  const searching = words.length > 0 || tag !== ""

  // The search may come with the address, or be typed before the page could listen.
  useEffect(() => {
    if (searching) loadIndex()
  }, [searching, loadIndex])

  const matches = useMemo(() => {
    if (!searching || !index) return undefined
    const articles = index === "failed" ? listed.map((article) => ({ ...article, sections: [] })) : index
    return matchesIn(articles, words, tag)
  }, [searching, words, tag, index, listed])

  return { query, setQuery, tag, setTag, words, matches, loadIndex }
}
