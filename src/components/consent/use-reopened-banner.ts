import { useEffect, useRef, useState, type RefObject } from "react"
import type { SettingsRequest } from "../../consent/store"

/** How long the reopened banner takes no choice, in milliseconds: longer than a double click. */
const guard = 500

/**
 * Focuses the banner each time it is asked for, and closes it on Escape while it shows an earlier choice.
 * Returns whether a choice counts yet.
 */
export const useReopenedBanner = (
  banner: RefObject<HTMLElement | null>,
  request: SettingsRequest | undefined,
  leave: (() => void) | undefined,
): boolean => {
  const [settled, setSettled] = useState<SettingsRequest>()
  const latestLeave = useRef(leave)
  useEffect(() => {
    latestLeave.current = leave
  })

  useEffect(() => {
    if (!request) return undefined
    banner.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => setSettled(request), guard)
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") latestLeave.current?.()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("keydown", onKeyDown)
    }
  }, [banner, request])

  return leave === undefined || settled === request
}
