import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from "react"
import { searchWords } from "./match-words"

/** The parameter of the address that has the query. */
const parameter = "q"

const readQuery = (): string => new URLSearchParams(window.location.search).get(parameter) ?? ""

/** Sets the query in the address without a navigation. A query also removes the hash, whose target may be hidden. */
const writeQuery = (query: string) => {
  const url = new URL(window.location.href)
  if (query) url.searchParams.set(parameter, query)
  else url.searchParams.delete(parameter)
  if (query) url.hash = ""
  if (url.href === window.location.href) return
  try {
    window.history.replaceState(window.history.state, "", url)
  } catch {
    // Safari throws after 100 changes in 30 seconds; the page itself is still up to date.
  }
}

/**
 * Returns the query and a function that sets it. The query is kept in the address, so that it can be shared and is
 * kept on Back and reload. Empty in the static HTML.
 */
export const useAddressQuery = () => {
  const [query, setQuery] = useState("")
  const known = useRef("")

  // Runs after every render, because Gatsby changes the address by script and then renders the page again.
  useLayoutEffect(() => {
    const current = readQuery()
    if (current === known.current) return
    known.current = current
    setQuery(current)
  })

  const set = useCallback((next: string) => {
    setQuery(next)
    writeQuery(next)
    known.current = readQuery()
  }, [])

  return [query, set] as const
}

/**
 * Returns the words to search for. They are updated at low priority, so that typing stays responsive; an empty query
 * takes effect immediately.
 */
export const useSearchedWords = (query: string): string[] => {
  const deferred = useDeferredValue(query)
  const searched = query === "" ? "" : deferred
  return useMemo(() => searchWords(searched), [searched])
}
