import { graphql } from "gatsby"
import { useEffect, useRef, useState } from "react"
import { referenceOf } from "../../../supabase/functions/_shared/contact/contract"
import { Link } from "../ui/link"
import * as styles from "./thank-you.module.css"

type ThankYouProps = {
  copy: Queries.ThankYouFragment
  /** The address to which the confirmation goes. */
  email: string
  /** The reference of the enquiry, if the service names one. */
  reference: string | undefined
  /** The page on which visitors choose a time for a call. */
  bookingUrl: string | null | undefined
}

/** The time for which the thank-you takes the place of the form, in milliseconds. */
const duration = 5000

/** Takes the place of the form for five seconds, and is above the empty form afterwards. */
export function ThankYou({ copy, email, reference, bookingUrl }: ThankYouProps) {
  const box = useRef<HTMLDivElement>(null)
  const [alone, setAlone] = useState(true)

  useEffect(() => {
    const { activeElement, body } = document
    // Screen readers announce what takes the focus, which a visitor who has moved on keeps.
    if (activeElement === body || box.current?.parentElement?.contains(activeElement)) box.current?.focus()
    const timer = setTimeout(() => setAlone(false), duration)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="thank-you-title"
      aria-describedby="thank-you-text"
      className={styles.thanks}
      data-alone={alone}
    >
      <svg viewBox="0 0 48 48" className={styles.icon} aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="22" />
        <path d="m15 24.5 6.5 6.5L34 18" />
      </svg>
      <h3 id="thank-you-title" className={styles.title}>
        {copy.title}
      </h3>
      <div id="thank-you-text">
        <p>{copy.text.replace("{email}", () => email)}</p>
        {reference && (
          <p>
            {copy.reference} {referenceOf(reference)}
          </p>
        )}
        {bookingUrl && (
          <p>
            <Link href={bookingUrl}>{copy.booking}</Link>
          </p>
        )}
      </div>
    </div>
  )
}

export const query = graphql`
  fragment ThankYou on FormSuccess {
    title
    text
    reference
    booking
  }
`
