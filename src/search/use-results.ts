import { useEffect, useState, type RefObject } from "react"
import { keyOf } from "../hooks/key-of"
import { searchWords } from "./match-words"

/**
 * Moves to the first result once the results on the page belong to the query: they are rendered with a delay, and the
 * visitor may press Enter earlier.
 * @param searched the words to which the results belong; undefined while there are none yet
 * @param go moves to the first result
 * @returns a function to call when the visitor asks for the first result
 */
export const useFirstResult = (query: string, searched: readonly string[] | undefined, go: () => void) => {
  const [requested, setRequested] = useState<string>()
  const upToDate = searched?.join(" ") === searchWords(query).join(" ")

  useEffect(() => {
    if (requested !== query || !upToDate) return
    setRequested(undefined)
    go()
  }, [requested, query, upToDate, go])

  return () => setRequested(query.trim() ? query : undefined)
}

/**
 * Handles keys in the results while `active`. Escape returns to the search field. The arrows move between the
 * results, if they are links; the Up Arrow on the first one returns to the field. Home and End move to the first and
 * the last one.
 * @param resultsAre "text" leaves all keys but Escape to the browser, which scrolls
 */
export const useResultKeys = (
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  active: boolean,
  resultsAre: "links" | "text",
) => {
  useEffect(() => {
    const results = list.current
    if (!active || !results) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const links = resultsAre === "links" ? [...results.querySelectorAll("a")] : []
      const at = links.findIndex((link) => link === document.activeElement)
      const targets: Record<string, HTMLElement | null | undefined> = {
        Escape: field.current,
        ...(at >= 0 && {
          ArrowUp: links[at - 1] ?? field.current,
          ArrowDown: links[at + 1] ?? links[at],
          Home: links[0],
          End: links.at(-1),
        }),
      }
      const target = targets[keyOf(event) ?? ""]
      if (!target) return
      event.preventDefault()
      target.focus()
    }
    results.addEventListener("keydown", onKeyDown)
    return () => results.removeEventListener("keydown", onKeyDown)
  }, [list, field, active, resultsAre])
}

type ResultCopy = Pick<Queries.BlogPage, "searchNone" | "searchOne" | "searchSome">

/** Returns the number of results as a sentence; empty without a search. */
export const resultCount = (copy: ResultCopy, count: number | undefined): string => {
  if (count === undefined) return ""
  if (count === 0) return copy.searchNone
  return count === 1 ? copy.searchOne : copy.searchSome.replace("{count}", String(count))
}
