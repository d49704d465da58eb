import { useCallback, useEffect, useMemo, type RefObject } from "react"
import { clearHighlights, findWords, highlightWords } from "../../search/highlight-words"
import { containsAllWords } from "../../search/match-words"
import { useAddressQuery, useFirstResult, useResultKeys, useSearchedWords } from "../../search/use-search"

type Section = Queries.PolicySectionFragment

/** Returns the title of a section and its text without markup. */
const textOf = ({ title, html }: Section): string => {
  const { body } = new DOMParser().parseFromString(html, "text/html")
  return `${title}\n${body.textContent}`
}

/** Returns the elements in which words are highlighted: titles and texts, not the labels of controls. */
const visibleElements = (list: RefObject<HTMLElement | null>) =>
  list.current?.querySelectorAll("details:not([hidden]) :is(summary h2, .prose)") ?? []

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
 * Searches the policy and highlights the words. The query is in the address. `matches` has the slugs of the sections
 * that contain all words; it is undefined without a query.
 */
export const usePolicySearch = (
  sections: readonly Section[],
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
) => {
  const [query, setQuery] = useAddressQuery()
  const words = useSearchedWords(query)
  const matches = useMemo(() => {
    if (words.length === 0) return undefined
    const found = sections.filter((section) => containsAllWords(textOf(section), words))
    return new Set(found.map(({ slug }) => slug))
  }, [words, sections])
  const clear = useCallback(() => setQuery(""), [setQuery])

  useEffect(() => {
    if (!matches) return undefined
    highlightWords(visibleElements(list), words)
    return clearHighlights
  }, [matches, words, list])

  const showFirst = useFirstResult(query, matches && words, () =>
    focusFirstWord(visibleElements(list), words),
  )

  useResultKeys(list, field, matches !== undefined, "text")

  return { query, setQuery, clear, matches, showFirst }
}
