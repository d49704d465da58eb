import { useEffect, useState } from "react"
import { useMediaQuery } from "./use-media-query"

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } }

/** Safari has no idle callbacks yet. */
const whenIdle = (callback: () => void): (() => void) => {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(callback)
    return () => window.cancelIdleCallback(handle)
  }
  const handle = setTimeout(callback, 1)
  return () => clearTimeout(handle)
}

/** True once the page has loaded and is idle, for visitors who ask neither for less motion nor for less data. */
export const useMotionAllowed = (): boolean => {
  const calm = useMediaQuery("(prefers-reduced-motion: reduce)")
  const frugal = useMediaQuery("(prefers-reduced-data: reduce)")
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

  return idle && !calm && !frugal
}
