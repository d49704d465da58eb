import { useCallback, useSyncExternalStore } from "react"

/** Returns whether a media query matches, and follows its changes; `initial` in the static HTML and during hydration. */
export const useMediaQuery = (query: string, initial: boolean): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener("change", changed)
      return () => list.removeEventListener("change", changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => initial,
  )
}
