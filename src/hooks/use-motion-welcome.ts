import { useEffect, useState } from "react"
import { useMediaQuery } from "./use-media-query"

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } }

/** True once the page has loaded and is idle, for visitors who ask neither for less motion nor for less data. */
export const useMotionWelcome = (): boolean => {
  const calm = useMediaQuery("(prefers-reduced-motion: reduce)")
  const frugal = useMediaQuery("(prefers-reduced-data: reduce)")
  const [idle, setIdle] = useState(false)

  useEffect(() => {
    if ((navigator as SavingNavigator).connection?.saveData) return undefined
    let handle: number | undefined
    const whenIdle = () => {
      handle = window.requestIdleCallback
        ? window.requestIdleCallback(() => setIdle(true))
        : window.setTimeout(() => setIdle(true), 1)
    }
    if (document.readyState === "complete") whenIdle()
    else window.addEventListener("load", whenIdle, { once: true })
    return () => {
      window.removeEventListener("load", whenIdle)
      if (handle === undefined) return
      if (window.cancelIdleCallback) window.cancelIdleCallback(handle)
      else window.clearTimeout(handle)
    }
  }, [])

  return idle && !calm && !frugal
}
