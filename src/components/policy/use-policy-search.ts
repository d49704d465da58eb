import { useCallback, useEffect, useMemo, type RefObject } from "react"
import { clearHighlights, findWords, highlightWords } from "../../search/highlight-words"
import { containsAllWords } from "../../search/match-words"
import { useAddressParam, useFirstResult, useResultKeys, useSearchedWords } from "../../search/use-search"

type Matches = { words: string[]; slugs: Set<string> } | undefined

/** Selects the searched parts of a section: its title and its text, not the labels of its controls. */
const searchedElements = "summary h2, .prose"

const visibleElements = (sections: RefObject<HTMLElement | null>) =>
  sections.current?.querySelectorAll(`details:not([hidden]) :is(${searchedElements})`) ?? []

/** Scrolls to the first occurrence of the words and moves the focus there. */
const focusFirstWord = (elements: Iterable<Element>, words: string[]) => {
  const parent = findWords(elements, words)[0]?.startContainer.parentElement
  const target = parent?.closest<HTMLElement>("summary, p, li, th, td, h3, h4")
  if (!target) return
  // A summary is focusable without a tabindex.
  if (target.tagName !== "SUMMARY") target.tabIndex = -1
  target.scrollIntoView({ block: "center" })
  target.focus({ preventScroll: true })
}

/**
 * Searches the policy and highlights the words. The query is in the address. `matches` has the sections that contain all
 * words; it is undefined without a query. The text is read from the page, so that no second copy of it is needed.
 */
export const usePolicySearch = (
  sections: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
) => {
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

  useEffect(() => {
    if (!matches) return undefined
    highlightWords(visibleElements(sections), matches.words)
    return clearHighlights
  }, [matches, sections])

  const showFirst = useFirstResult(query, matches?.words, () =>
    focusFirstWord(visibleElements(sections), matches?.words ?? []),
  )

  useResultKeys(sections, field, matches !== undefined, "text")

  return { query, setQuery, clear, matches, showFirst }
}
