import { useCallback, useEffect, useMemo, type RefObject } from "react"
import { clearHighlights, findWords, highlightWords } from "../../search/highlight-words"
import { correctWords, matchTexts } from "../../search/match-words"
import { useAddressQuery, useSearchedWords } from "../../search/use-address-query"
import { useFirstResult, useResultKeys } from "../../search/use-results"

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
 * that contain the most words, and is undefined without a query; `missing` has the words that none of these contains.
 */
export const usePolicySearch = (
  sections: readonly Section[],
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
) => {
  const [query, setQuery] = useAddressQuery()
  const typed = useSearchedWords(query)
  const { words, matches, missing } = useMemo(() => {
    if (typed.length === 0) return { words: typed, matches: undefined, missing: [] }
    const texts = new Map(sections.map((section) => [section.slug, textOf(section)]))
    const corrected = correctWords([...texts.values()], typed)
    return { words: corrected, ...matchTexts(texts, corrected) }
  }, [typed, sections])
  const clear = useCallback(() => setQuery(""), [setQuery])

  useEffect(() => {
    if (!matches) return undefined
    highlightWords(visibleElements(list), words)
    return clearHighlights
  }, [matches, words, list])

  const showFirst = useFirstResult(query, matches && typed, () =>
    focusFirstWord(visibleElements(list), words),
  )

  useResultKeys(list, field, matches !== undefined, "text")

  return { query, setQuery, clear, matches, missing, showFirst }
}
