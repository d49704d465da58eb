import { useEffect, useRef, useState } from "react"
import { Button } from "../ui/button"
import { Link } from "../ui/link"
import type { Choice } from "../../consent/choice-storage"
import { consent } from "../../consent/consent"
import * as styles from "./cookie-banner.module.css"
import { useBannerHeight } from "./use-banner-height"
import { useConsent, useSettingsRequest } from "../../consent/use-consent"
import { useReopenedBanner } from "./use-reopened-banner"

type CookieBannerProps = { copy: Queries.CookieBannerFragment; policyVersion: string }

/**
 * Asks for the cookie choice until one is stored. It is no dialogue: the page beneath stays usable. Opened again, it
 * says which choice holds, and can be left without choosing.
 */
export function CookieBanner({ copy, policyVersion }: CookieBannerProps) {
  const state = useConsent()
  const request = useSettingsRequest()
  const banner = useRef<HTMLElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const [saved, setSaved] = useState(false)
  const current = request && (state === "granted" || state === "denied") ? state : undefined
  const edge = current ? request?.edge : state === "undecided" ? "bottom" : undefined

  useEffect(() => {
    // The banner comes in a task of its own, not in the one that ends the page's hydration.
    const turn = setTimeout(() => consent.open(policyVersion))
    return () => clearTimeout(turn)
  }, [policyVersion])
  useBannerHeight(banner, edge)

  // The focused button is about to go: the focus returns to where it came from, or stays in the banner's place.
  const returnFocus = () => (request?.opener ?? status.current)?.focus({ preventScroll: true })
  const leave = () => {
    consent.leave()
    setSaved(false)
    returnFocus()
  }
  const ready = useReopenedBanner(banner, edge && request, current && leave)
  const choose = (choice: Choice) => {
    if (!ready) return
    consent.choose(choice)
    setSaved(true)
    returnFocus()
  }

  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="visually-hidden">
        {edge ? copy.label : saved ? copy.saved : ""}
      </p>
      {edge && (
        <section
          ref={banner}
          aria-label={copy.label}
          tabIndex={-1}
          className={styles.banner}
          data-edge={edge}
          data-reopened={current !== undefined}
        >
          <p className={styles.words}>
            {current && <strong>{copy.current[current]} </strong>}
            {copy.text} {navigator.globalPrivacyControl === true && <span>{copy.globalPrivacyControl} </span>}
            <Link href={copy.policy.href}>{copy.policy.label}</Link>
          </p>
          <Choices copy={copy} ready={ready} choose={choose} />
          {current && (
            <Button look="quiet" className={styles.close} onClick={leave}>
              {copy.close}
            </Button>
          )}
        </section>
      )}
    </>
  )
}

type ChoicesProps = {
  copy: Pick<Queries.CookieBannerFragment, "decline" | "accept">
  ready: boolean
  choose: (choice: Choice) => void
}

/** The two choices, equal in all but their words. */
function Choices({ copy, ready, choose }: ChoicesProps) {
  return (
    <div className={styles.choices}>
      <Button look="quiet" aria-disabled={!ready} onClick={() => choose("denied")}>
        {copy.decline}
      </Button>
      <Button look="quiet" aria-disabled={!ready} onClick={() => choose("granted")}>
        {copy.accept}
      </Button>
    </div>
  )
}
