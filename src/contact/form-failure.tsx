import { useEffect, useRef } from "react"
import * as styles from "./contact-form.module.css"

type FormFailureProps = { title: string; message: string; note: string | undefined }

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/**
 * The error box above the button. It takes the focus, unless the visitor has moved it out of the form meanwhile, and
 * does not scroll a visitor back who has scrolled away from the form.
 */
export function FormFailure({ title, message, note }: FormFailureProps) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const form = box.current?.closest("form")
    if (form?.contains(document.activeElement)) box.current?.focus({ preventScroll: !isInView(form) })
  }, [])

  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.failure}>
      <p className={styles.failureTitle}>{title}</p>
      <p>{message}</p>
      {note && <p>{note}</p>}
    </div>
  )
}
