import { useCallback, useEffect, useState } from "react"

/** Returns the query and a function that sets it, also in the URL as `?q=`, so that Back and a reload keep it. */
export const useQuery = () => {
  const [query, setQuery] = useState("")
  useEffect(() => setQuery(new URLSearchParams(window.location.search).get("q") ?? ""), [])

  const set = useCallback((next: string) => {
    setQuery(next)
    const { pathname, hash } = window.location
    // The target of a hash may be hidden by the search.
    const rest = next ? `?${new URLSearchParams({ q: next }).toString()}` : hash
    window.history.replaceState(window.history.state, "", pathname + rest)
  }, [])
  return [query, set] as const
}
