import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { routes } from "../site/routes"
import { correctWords, matchArticles, textsOf, type IndexedArticle } from "./match-words"
import { useAddressQuery, useSearchedWords } from "./use-address-query"

const fetchIndex = async (): Promise<readonly IndexedArticle[]> => {
  const response = await fetch(routes.searchIndex)
  if (!response.ok) throw new Error()
  const articles = (await response.json()) as IndexedArticle[]
  // Throws if this is not an index: a gateway may answer instead, and another version of the site has another form.
  articles.forEach(textsOf)
  return articles
}

/**
 * Searches all articles. The query is in the address. The search index is fetched when it is first needed. If that
 * fails, the titles, excerpts and topics of the articles listed on the page are searched, and the next word tries again.
 * @returns `matches` is undefined without a search, or until the index has been fetched; `found` has the words that
 * were searched for, in which a typing error is corrected; `failed` is true while there is no index
 */
export const useArticleSearch = (listed: readonly Omit<IndexedArticle, "sections">[]) => {
  const [query, setQuery] = useAddressQuery()
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
  const searching = words.length > 0

  // The search may come from the address, or may have been typed before hydration.
  useEffect(() => {
    if (searching) loadIndex()
  }, [words, searching, loadIndex])

  const { matches, found } = useMemo(() => {
    if (!searching || !index) return { matches: undefined, found: [] }
    const articles = index === "failed" ? listed.map((article) => ({ ...article, sections: [] })) : index
    const corrected = correctWords(articles.flatMap(textsOf), words)
    return { matches: matchArticles(articles, corrected), found: corrected }
  }, [searching, words, index, listed])

  return { query, setQuery, words, matches, found, failed: index === "failed", loadIndex }
}
