import { useCallback, useMemo, type RefObject } from "react"
import { containsAllWords } from "../../search/match-words"
import { useAddressParam, useSearchedWords } from "../../search/use-search"

type Matches = { words: string[]; slugs: Set<string> } | undefined

/** Selects what is searched in a section: its title and its text, not the labels of its controls. */
export const searchedElements = "summary h2, .prose"

/**
 * The search of the policy, kept in the address. Returns the sections that contain every word of the query, or undefined
 * without a query. It reads the text of the page, so that no second copy of it is needed.
 */
export const usePolicySearch = (sections: RefObject<HTMLElement | null>) => {
  const [query, setQuery] = useAddressParam("q")
  const words = useSearchedWords(query)
  const matches = useMemo<Matches>(() => {
    if (words.length === 0) return undefined
    const found = [...(sections.current?.querySelectorAll("details") ?? [])].filter((section) => {
      const texts = [...section.querySelectorAll(searchedElements)].map(({ textContent }) => textContent)
      return containsAllWords(texts.join("\n"), words)
    })
    return { words, slugs: new Set(found.map(({ id }) => id)) }
  }, [words, sections])
  const clear = useCallback(() => setQuery(""), [setQuery])
  return { query, setQuery, clear, matches }
}
