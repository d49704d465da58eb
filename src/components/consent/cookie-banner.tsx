import { graphql } from "gatsby"
import { useEffect, useRef, useState, type MouseEvent } from "react"
import type { Choice } from "../../consent/choice-storage"
import { consent, useConsent, useSettingsRequest } from "../../consent/consent"
import { useEscape } from "../../hooks/use-escape"
import { Button } from "../ui/button"
import { Link } from "../ui/link"
import * as styles from "./cookie-banner.module.css"
import { useBannerHeight } from "./use-banner-height"

type CookieBannerProps = { copy: Queries.CookieBannerFragment; policyVersion: string }

/**
 * Asks for the cookie choice until one is stored. It is not a dialog: the page stays usable. When it is reopened, it
 * states the current choice and can be closed without choosing.
 */
export function CookieBanner({ copy, policyVersion }: CookieBannerProps) {
  const state = useConsent()
  const request = useSettingsRequest()
  const banner = useRef<HTMLElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const [saved, setSaved] = useState(false)
  const current = request && (state === "granted" || state === "denied") ? state : undefined
  const shown = current !== undefined || state === "undecided"

  useEffect(() => {
    // In a separate task, to keep the last task of the hydration short.
    const timer = setTimeout(() => consent.open(policyVersion))
    return () => clearTimeout(timer)
  }, [policyVersion])
  useBannerHeight(banner, shown)

  // The focused button is about to disappear: the focus returns to the opener, or stays at the banner's position.
  const returnFocus = () => {
    ;(request?.opener ?? status.current)?.focus({ preventScroll: true })
  }
  const close = () => {
    consent.close()
    setSaved(false)
    returnFocus()
  }
  useEscape(close, current !== undefined)
  useEffect(() => {
    if (request) banner.current?.focus({ preventScroll: true })
  }, [request])

  const choose = (choice: Choice) => (event: MouseEvent) => {
    // The second click of a double click on “Cookie settings” is no choice.
    if (event.detail > 1) return
    consent.choose(choice)
    setSaved(true)
    returnFocus()
  }

  return (
    // The element limits to the banner what the browser restyles when it appears.
    <div>
      <p ref={status} role="status" tabIndex={-1} className="visually-hidden">
        {shown ? copy.label : saved ? copy.saved : ""}
      </p>
      {shown && (
        <section ref={banner} aria-label={copy.label} tabIndex={-1} className={`${styles.banner} no-print`}>
          <p className={styles.text}>
            {current ? copy.current[current] : copy.text}{" "}
            {navigator.globalPrivacyControl === true && <span>{copy.globalPrivacyControl} </span>}
            <Link href={copy.policy.href}>{copy.policy.label}</Link>
          </p>
          {/* The two choices look the same. */}
          <div className={styles.choices}>
            <Button variant="secondary" onClick={choose("denied")}>
              {copy.decline}
            </Button>
            <Button variant="secondary" onClick={choose("granted")}>
              {copy.accept}
            </Button>
          </div>
          {current && (
            <Button variant="secondary" onClick={close}>
              {copy.close}
            </Button>
          )}
        </section>
      )}
    </div>
  )
}

export const query = graphql`
  fragment CookieBanner on CookieBanner {
    label
    text
    globalPrivacyControl
    policy {
      label
      href
    }
    decline
    accept
    saved
    current {
      granted
      denied
    }
    close
  }
`
