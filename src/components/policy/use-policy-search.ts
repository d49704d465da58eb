import { useCallback, useMemo, type RefObject } from "react"
import { useAddressParam } from "../../search/use-address-param"
import { useSearchedWords } from "../../search/use-searched-words"
import { containsAllWords } from "../../search/match-words"

export type Matches = { words: string[]; slugs: Set<string> } | undefined

/** What is searched in a section: its title and its text, not the words on its controls. */
export const searchedParts = "summary h2, .prose"

/**
 * The search of the policy, kept in the address: the sections whose text holds every word of the query, or undefined without a query.
 * It reads the text that stands on the page, so there is no second copy of it.
 */
export const usePolicySearch = (sections: RefObject<HTMLElement | null>) => {
  const [query, setQuery] = useAddressParam("q")
  const words = useSearchedWords(query)
  const matches = useMemo<Matches>(() => {
    if (words.length === 0) return undefined
    const found = [...(sections.current?.querySelectorAll("details") ?? [])].filter((section) => {
      const parts = [...section.querySelectorAll(searchedParts)].map(({ textContent }) => textContent)
      return containsAllWords(parts.join("\n"), words)
    })
    return { words, slugs: new Set(found.map(({ id }) => id)) }
  }, [words, sections])
  const clear = useCallback(() => setQuery(""), [setQuery])
  return { query, setQuery, clear, matches }
}
