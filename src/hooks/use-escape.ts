import { useEffect, useEffectEvent } from "react"
import { keyOf } from "./key-of"
import { openPopover } from "./popovers"

/**
 * Calls `onEscape` on each press of Escape while `active`, wherever the focus is. A press closes one thing: the open menu,
 * which the browser closes, and a control that handles the key come first.
 */
export const useEscape = (onEscape: () => void, active = true) => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (keyOf(event) !== "Escape" || event.defaultPrevented) return
    if (document.querySelector(`[popover=auto]${openPopover}`)) return
    event.preventDefault()
    onEscape()
  })
  useEffect(() => {
    if (!active) return undefined
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener("keydown", listener)
    return () => document.removeEventListener("keydown", listener)
  }, [active])
}
