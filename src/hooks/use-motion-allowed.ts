import { useEffect, useState, useSyncExternalStore } from "react"

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } }

const reducedMotion = "(prefers-reduced-motion: reduce)"

const subscribe = (changed: () => void) => {
  const list = window.matchMedia(reducedMotion)
  list.addEventListener("change", changed)
  return () => list.removeEventListener("change", changed)
}

/** Returns true for visitors who prefer reduced motion; true in the static HTML. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(reducedMotion).matches,
    () => true,
  )

/** The time after which the callback runs even if the browser has not been idle, in milliseconds. */
const longestWait = 2000

/** Calls `callback` when the browser is idle; Safari lacks `requestIdleCallback`. Returns a function to cancel it. */
const whenIdle = (callback: () => void): (() => void) => {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(callback, { timeout: longestWait })
    return () => window.cancelIdleCallback(handle)
  }
  const handle = setTimeout(callback, 1)
  return () => clearTimeout(handle)
}

/** Returns true once the browser is idle, unless the visitor prefers reduced motion or saves data. */
export const useMotionAllowed = (): boolean => {
  const reduced = useReducedMotion()
  const [idle, setIdle] = useState(false)

  useEffect(() => {
    if ((navigator as SavingNavigator).connection?.saveData) return undefined
    return whenIdle(() => setIdle(true))
  }, [])

  return idle && !reduced
}
