import { graphql } from "gatsby"
import { useEffect, useRef, useState } from "react"
import type { Choice } from "../../consent/choice-storage"
import { consent, useConsent, useSettingsRequest } from "../../consent/consent"
import { Button } from "../ui/button"
import { Link } from "../ui/link"
import * as styles from "./cookie-banner.module.css"
import { useBannerHeight, useLateBanner, useReopenedBanner } from "./use-banner"

type CookieBannerProps = { copy: Queries.CookieBannerFragment; policyVersion: string }

/** Ignores the second click of a double click, which would reach what was below the banner. */
const ignoreSecondClick = () => {
  const onClick = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener("click", onClick, { capture: true, once: true })
}

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
  useLateBanner(banner, state === "undecided")

  // The focused button is about to disappear: the focus returns to the opener, or stays at the banner's position.
  const returnFocus = () => {
    ;(request?.opener ?? status.current)?.focus({ preventScroll: true })
    ignoreSecondClick()
  }
  const close = () => {
    consent.close()
    setSaved(false)
    returnFocus()
  }
  const ready = useReopenedBanner(banner, shown ? request : undefined, current && close)
  const choose = (choice: Choice) => {
    if (!ready) return
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
        <section
          ref={banner}
          aria-label={copy.label}
          tabIndex={-1}
          className={`${styles.banner} no-print`}
          data-reopened={current !== undefined}
        >
          <p className={styles.text}>
            {current ? copy.current[current] : copy.text}{" "}
            {navigator.globalPrivacyControl === true && <span>{copy.globalPrivacyControl} </span>}
            <Link href={copy.policy.href}>{copy.policy.label}</Link>
          </p>
          {/* The two choices look the same. */}
          <div className={styles.choices}>
            <Button variant="secondary" aria-disabled={!ready} onClick={() => choose("denied")}>
              {copy.decline}
            </Button>
            <Button variant="secondary" aria-disabled={!ready} onClick={() => choose("granted")}>
              {copy.accept}
            </Button>
          </div>
          {current && (
            <Button variant="secondary" className={styles.close} onClick={close}>
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
