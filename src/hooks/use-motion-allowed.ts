import { useEffect, useState } from "react"
import { useMediaQuery } from "./use-media-query"

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } }

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
  const reduced = useMediaQuery("(prefers-reduced-motion: reduce)", true)
  const [idle, setIdle] = useState(false)

  useEffect(() => {
    if ((navigator as SavingNavigator).connection?.saveData) return undefined
    return whenIdle(() => setIdle(true))
  }, [])

  return idle && !reduced
}
