import { useEffect, useState } from "react"
import { wordsOf } from "./match-words"

/**
 * Leads to the first match once the matches on the page belong to the words in the field: they follow the keys with a delay, and
 * Enter may come before them.
 * @param query the words in the field
 * @param searched the words to which the matches belong; undefined while there are none yet
 * @returns a function to call when the visitor asks for the first match
 */
export const useSubmit = (query: string, searched: readonly string[] | undefined, go: () => void) => {
  const [asked, setAsked] = useState<string>()
  const settled = searched?.join(" ") === wordsOf(query).join(" ")

  useEffect(() => {
    if (asked !== query || !settled) return
    setAsked(undefined)
    go()
  }, [asked, query, settled, go])

  return () => setAsked(query.trim() ? query : undefined)
}
