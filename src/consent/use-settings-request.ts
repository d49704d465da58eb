import { useEffect, useRef, useState, type RefObject } from "react"
import { consent } from "./consent"
import { onSettingsAsked } from "./cookie-settings"

/**
 * Whether the choice was asked for again, and what had the focus then. The banner takes the focus each time it is
 * asked for; a choice made here or in another tab ends the request.
 */
export const useSettingsRequest = (banner: RefObject<HTMLElement | null>) => {
  const [times, setTimes] = useState(0)
  const opener = useRef<HTMLElement>(null)

  useEffect(() => consent.subscribe(() => setTimes(0)), [])

  useEffect(
    () =>
      onSettingsAsked(() => {
        if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement
        setTimes((before) => before + 1)
      }),
    [],
  )

  useEffect(() => {
    if (times > 0) banner.current?.focus({ preventScroll: true })
  }, [banner, times])

  return { asked: times > 0, opener, end: () => setTimes(0) }
}
