import { useEffect, useState, useSyncExternalStore } from "react"

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } }

/** Returns true if a media query matches; false in the static HTML. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener("change", changed)
      return () => list.removeEventListener("change", changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )

/** The time after which the callback runs even if the browser has not been idle, in milliseconds. */
const longestWait = 2000

/** Calls `callback` when the browser is idle; Safari lacks `requestIdleCallback`. Returns a function that cancels the call. */
const whenIdle = (callback: () => void): (() => void) => {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(callback, { timeout: longestWait })
    return () => window.cancelIdleCallback(handle)
  }
  const handle = setTimeout(callback, 1)
  return () => clearTimeout(handle)
}

/** Returns true once the page has loaded and is idle, unless the visitor prefers reduced motion or reduced data. */
export const useMotionAllowed = (): boolean => {
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)")
  const reducedData = useMediaQuery("(prefers-reduced-data: reduce)")
  const [idle, setIdle] = useState(false)

  useEffect(() => {
    if ((navigator as SavingNavigator).connection?.saveData) return undefined
    let cancel: (() => void) | undefined
    const wait = () => {
      cancel = whenIdle(() => setIdle(true))
    }
    if (document.readyState === "complete") wait()
    else window.addEventListener("load", wait, { once: true })
    return () => {
      window.removeEventListener("load", wait)
      cancel?.()
    }
  }, [])

  return idle && !reducedMotion && !reducedData
}
