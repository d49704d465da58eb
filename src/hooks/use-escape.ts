import { useEffect, useEffectEvent } from "react"
import { keyOf } from "./key-of"

/** Calls `onEscape` on each press of Escape while `active`, wherever the focus is. */
export const useEscape = (onEscape: () => void, active = true) => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (keyOf(event) === "Escape") onEscape()
  })
  useEffect(() => {
    if (!active) return undefined
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener("keydown", listener)
    return () => document.removeEventListener("keydown", listener)
  }, [active])
}
