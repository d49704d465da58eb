import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type ReactNode } from "react"
import { useEscape } from "../../hooks/use-escape"
import { Button } from "../ui/button"
import { isInView } from "./in-view"
import * as styles from "./thank-you.module.css"

type ThankYouProps = {
  title: string
  text: string
  /** The label of the button. */
  close: string
  /** Called when the overlay should close. `focused` is true if the focus is in it. */
  onClose: (focused: boolean) => void
  /** Paragraphs below the text. */
  children?: ReactNode
}

/** The time for which the overlay is shown, in milliseconds. */
const duration = 5000

/** Calls `close` on Escape, and after `duration` unless paused. */
const useAutoClose = (close: () => void, paused: boolean) => {
  useEscape(close)
  const onTimeout = useEffectEvent(close)
  useEffect(() => {
    if (paused) return undefined
    const timer = window.setTimeout(() => onTimeout(), duration)
    return () => window.clearTimeout(timer)
  }, [paused])
}

/** Takes the place of the form for five seconds, or longer while the pointer moves in it or a control in it has the focus. */
export function ThankYou({ title, text, close: label, children, onClose }: ThankYouProps) {
  const overlay = useRef<HTMLDivElement>(null)
  const message = useRef<HTMLDivElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  const close = () => onClose(overlay.current?.contains(document.activeElement) === true)
  useAutoClose(close, hovered || focused)

  useEffect(() => {
    const { activeElement, body, documentElement } = document
    // The message stays in the part of the window that neither the site header nor the cookie banner covers.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(documentElement)
    if (message.current) message.current.style.insetBlock = `${scrollPaddingTop} ${scrollPaddingBottom}`
    if (activeElement !== body && !overlay.current?.parentElement?.contains(activeElement)) return
    overlay.current?.focus({ preventScroll: true })
    // Not if the visitor has scrolled away from the form.
    if (isInView(overlay.current)) message.current?.scrollIntoView({ block: "nearest" })
  }, [])

  // The controls in the message, which may come from the parent.
  useEffect(() => {
    const element = message.current
    const [onFocus, onBlur] = [() => setFocused(true), () => setFocused(false)]
    element?.addEventListener("focusin", onFocus)
    element?.addEventListener("focusout", onBlur)
    return () => {
      element?.removeEventListener("focusin", onFocus)
      element?.removeEventListener("focusout", onBlur)
    }
  }, [])

  // Browsers also dispatch this event when the overlay opens under a resting pointer; only movement counts.
  const onPointerMove = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) setHovered(true)
  }

  return (
    <div
      ref={overlay}
      tabIndex={-1}
      role="group"
      aria-labelledby="thank-you-title"
      aria-describedby="thank-you-text"
      className={styles.overlay}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setHovered(false)}
    >
      <div ref={message} className={styles.message}>
        <svg viewBox="0 0 48 48" className={styles.icon} aria-hidden="true" focusable="false">
          <circle cx="24" cy="24" r="22" />
          <path d="m15 24.5 6.5 6.5L34 18" />
        </svg>
        <h3 id="thank-you-title" className={styles.title}>
          {title}
        </h3>
        <div id="thank-you-text" className={styles.text}>
          <p>{text}</p>
          {children}
        </div>
        <Button variant="secondary" className={styles.close} onClick={close}>
          {label}
        </Button>
      </div>
    </div>
  )
}
