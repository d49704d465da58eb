import { useDeferredValue, useMemo } from "react"
import { wordsOf } from "./match-words"

/**
 * The words to search for: a key shows in its field at once, and what it finds follows as soon as there is time. Without a
 * query everything is back at once.
 */
export const useSearchedWords = (query: string): string[] => {
  const typed = useDeferredValue(query)
  const searched = query === "" ? "" : typed
  return useMemo(() => wordsOf(searched), [searched])
}
