import { useMemo, useRef, useState } from "react"
import { searchIndexPath, type IndexedArticle } from "./indexed-article"
import { useSearchedWords } from "./use-searched-words"
import { holdsWords } from "./words"

type Listed = Omit<IndexedArticle, "text">

/**
 * The search and the choice of a topic over all articles. It begins with what stands on the page; the words of all
 * articles are fetched when the visitor turns to the search, and without a network it stays with the page.
 */
export const useArticleSearch = (listed: readonly Listed[]) => {
  const [query, setQuery] = useState("")
  const [tag, setTag] = useState("")
  const [index, setIndex] = useState<readonly IndexedArticle[]>()
  const asked = useRef(false)

  const loadIndex = () => {
    if (asked.current) return
    asked.current = true
    fetch(searchIndexPath)
      .then((response) =>
        response.ok
          ? (response.json() as Promise<IndexedArticle[]>)
          : Promise.reject(new Error(response.statusText)),
      )
      .then(setIndex)
      .catch(() => {
        asked.current = false
      })
  }

  const words = useSearchedWords(query)
  const matches = useMemo<readonly Listed[] | undefined>(() => {
    if (words.length === 0 && tag === "") return undefined
    const articles = index ?? listed.map((article) => ({ ...article, text: "" }))
    return articles.filter(
      ({ title, excerpt, tags, text }) =>
        (tag === "" || tags.includes(tag)) && holdsWords([title, excerpt, ...tags, text].join(" "), words),
    )
  }, [words, tag, index, listed])

  return { query, setQuery, tag, setTag, words, matches, loadIndex }
}
