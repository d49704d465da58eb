import { useEffect, useRef, useState } from "react"
import { Button } from "../components/ui/button"
import * as styles from "./thank-you.module.css"

type ThankYouProps = {
  copy: { readonly title: string; readonly text: string; readonly close: string }
  /** Told when the overlay goes while the focus was in it. */
  onClose: () => void
}

/** How long the overlay stays, in milliseconds (spec, section 9). */
const duration = 5000

/** The thank-you overlay. It waits for a visitor who points at it or has moved into it, and leaves its words in the form's status. */
export function ThankYou({ copy, onClose }: ThankYouProps) {
  const overlay = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(true)
  const [inside, setInside] = useState(false)

  const close = () => {
    if (overlay.current?.contains(document.activeElement)) onClose()
    setOpen(false)
  }
  const latestClose = useRef(close)
  useEffect(() => {
    latestClose.current = close
  })

  useEffect(() => overlay.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (!open || inside) return undefined
    const timer = window.setTimeout(() => latestClose.current(), duration)
    return () => window.clearTimeout(timer)
  }, [open, inside])
  useEffect(() => {
    if (!open) return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") latestClose.current()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [open])

  if (!open) return null
  return (
    <div
      ref={overlay}
      tabIndex={-1}
      role="group"
      aria-labelledby="thank-you-title"
      className={styles.overlay}
      onPointerEnter={() => setInside(true)}
      onPointerLeave={() => setInside(false)}
    >
      <svg viewBox="0 0 48 48" className={styles.sign} aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="22" />
        <path d="m15 24.5 6.5 6.5L34 18" />
      </svg>
      <h3 id="thank-you-title" className={styles.title}>
        {copy.title}
      </h3>
      <p>{copy.text}</p>
      <Button look="quiet" onFocus={() => setInside(true)} onBlur={() => setInside(false)} onClick={close}>
        {copy.close}
      </Button>
    </div>
  )
}
