import { useEffect, useRef, useState, type PointerEvent } from "react"
import { Button } from "../components/ui/button"
import * as styles from "./thank-you.module.css"

type ThankYouProps = {
  copy: { readonly title: string; readonly text: string; readonly close: string }
  /** Called when the overlay closes while it has the focus. */
  onClose: () => void
}

/** How long the overlay stays, in milliseconds. */
const duration = 5000

/** Calls `close` after five seconds, or at once on Escape. */
const useClosing = (close: () => void, held: boolean) => {
  const latestClose = useRef(close)
  useEffect(() => {
    latestClose.current = close
  })
  useEffect(() => {
    if (held) return undefined
    const timer = window.setTimeout(() => latestClose.current(), duration)
    return () => window.clearTimeout(timer)
  }, [held])
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") latestClose.current()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [])
}

/** The thank-you overlay, until it is closed; its message is in the form's status as well. */
export function ThankYou(props: ThankYouProps) {
  const [open, setOpen] = useState(true)
  return open ? <Overlay {...props} hide={() => setOpen(false)} /> : null
}

/** Covers the form. It waits while the visitor's pointer has moved into it or the focus is on its button. */
function Overlay({ copy, onClose, hide }: ThankYouProps & { hide: () => void }) {
  const overlay = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)

  const close = () => {
    if (overlay.current?.contains(document.activeElement)) onClose()
    hide()
  }
  useClosing(close, pointed || focused)

  useEffect(() => {
    const { activeElement, body, documentElement } = document
    if (activeElement === body || overlay.current?.parentElement?.contains(activeElement))
      overlay.current?.focus({ preventScroll: true })
    // The words stick within the part of the window that neither header nor cookie banner covers.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(documentElement)
    if (words.current) words.current.style.insetBlock = `${scrollPaddingTop} ${scrollPaddingBottom}`
  }, [])

  // Browsers also report a pointer that rests where the overlay opens: only one that moves is the visitor's doing.
  const onPointerMove = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) setPointed(true)
  }

  return (
    <div
      ref={overlay}
      tabIndex={-1}
      role="group"
      aria-labelledby="thank-you-title"
      className={styles.overlay}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setPointed(false)}
    >
      <div ref={words} className={styles.words}>
        <svg viewBox="0 0 48 48" className={styles.sign} aria-hidden="true" focusable="false">
          <circle cx="24" cy="24" r="22" />
          <path d="m15 24.5 6.5 6.5L34 18" />
        </svg>
        <h3 id="thank-you-title" className={styles.title}>
          {copy.title}
        </h3>
        <p className={styles.text}>{copy.text}</p>
        <Button
          look="quiet"
          className={styles.close}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onClick={close}
        >
          {copy.close}
        </Button>
      </div>
    </div>
  )
}
