import { graphql } from "gatsby"
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type ReactNode } from "react"
import { useEscape } from "../../hooks/use-escape"
import { Button } from "../ui/button"
import * as styles from "./thank-you.module.css"

type ThankYouProps = {
  copy: Queries.ThankYouFragment
  /** Called when the overlay closes while it has the focus. */
  onClose: () => void
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

/** Shows the overlay until it closes. Its message is also in the status of the form. */
export function ThankYou(props: ThankYouProps) {
  const [open, setOpen] = useState(true)
  return open ? <Overlay {...props} hide={() => setOpen(false)} /> : null
}

/** Covers the form. It stays open while the pointer moves in it or a control in it has the focus. */
function Overlay({ copy, children, onClose, hide }: ThankYouProps & { hide: () => void }) {
  const overlay = useRef<HTMLDivElement>(null)
  const message = useRef<HTMLDivElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  const close = () => {
    if (overlay.current?.contains(document.activeElement)) onClose()
    hide()
  }
  useAutoClose(close, hovered || focused)

  useEffect(() => {
    const { activeElement, body, documentElement } = document
    if (activeElement === body || overlay.current?.parentElement?.contains(activeElement))
      overlay.current?.focus({ preventScroll: true })
    // The message stays in the part of the window that neither the site header nor the cookie banner covers.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(documentElement)
    if (message.current) message.current.style.insetBlock = `${scrollPaddingTop} ${scrollPaddingBottom}`
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
          {copy.title}
        </h3>
        <div className={styles.text}>
          <p>{copy.text}</p>
          {children}
        </div>
        <Button variant="secondary" className={styles.close} onClick={close}>
          {copy.close}
        </Button>
      </div>
    </div>
  )
}

export const query = graphql`
  fragment ThankYou on FormSuccess {
    title
    text
    close
  }
`
