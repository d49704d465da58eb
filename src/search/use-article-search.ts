import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { routes } from "../site/routes"
import { matchArticles, type IndexedArticle } from "./match-words"
import { useAddressParam, useSearchedWords } from "./use-search"

const fetchIndex = async (): Promise<readonly IndexedArticle[]> => {
  const response = await fetch(routes.searchIndex)
  if (!response.ok) throw new Error(response.statusText)
  return (await response.json()) as IndexedArticle[]
}

/**
 * The search and the topic filter over all articles, both kept in the address. The search index is fetched when the visitor
 * turns to the search; without a network, only what is listed on the page is searched.
 * @returns the matches, or undefined without a search and until the index has been fetched
 */
export const useArticleSearch = (listed: readonly Omit<IndexedArticle, "sections">[]) => {
  const [query, setQuery] = useAddressParam("q")
  const [tag, setTag] = useAddressParam("topic")
  const [index, setIndex] = useState<readonly IndexedArticle[] | "failed">()
  const requested = useRef(false)

  const loadIndex = useCallback(() => {
    if (requested.current) return
    requested.current = true
    fetchIndex()
      .then(setIndex)
      .catch(() => {
        requested.current = false
        setIndex("failed")
      })
  }, [])

  const words = useSearchedWords(query)
  const searching = words.length > 0 || tag !== ""

  // The search may come from the address, or may have been typed before hydration.
  useEffect(() => {
    if (searching) loadIndex()
  }, [searching, loadIndex])

  const matches = useMemo(() => {
    if (!searching || !index) return undefined
    const articles = index === "failed" ? listed.map((article) => ({ ...article, sections: [] })) : index
    return matchArticles(articles, words, tag)
  }, [searching, words, tag, index, listed])

  return { query, setQuery, tag, setTag, words, matches, loadIndex }
}
