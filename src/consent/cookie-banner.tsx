import { useEffect, useRef, useState } from "react"
import { Button } from "../components/ui/button"
import { Link } from "../components/ui/link"
import type { Choice } from "./choice-storage"
import { consent } from "./consent"
import * as styles from "./cookie-banner.module.css"
import { useBannerHeight } from "./use-banner-height"
import { useConsent } from "./use-consent"
import { useSettingsRequest } from "./use-settings-request"

export type CookieBannerCopy = {
  label: string
  text: string
  globalPrivacyControl: string
  policy: { label: string; href: string }
  decline: string
  accept: string
  saved: string
}

type CookieBannerProps = { copy: CookieBannerCopy; policyVersion: string }

/** Asks for the cookie choice until one is stored. It is no dialogue: the page beneath stays usable. */
export function CookieBanner({ copy, policyVersion }: CookieBannerProps) {
  const state = useConsent()
  const banner = useRef<HTMLElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const settings = useSettingsRequest(banner)
  const [saved, setSaved] = useState(false)
  const shown = state === "undecided" || settings.asked

  useEffect(() => {
    // The banner comes in a task of its own, not in the one that ends the page's hydration.
    const turn = setTimeout(() => consent.open(policyVersion))
    return () => clearTimeout(turn)
  }, [policyVersion])
  useBannerHeight(banner, shown)

  const choose = (choice: Choice) => {
    consent.choose(choice)
    setSaved(true)
    settings.end()
    // The pressed button is about to go: the focus returns to where it came from, or stays in the banner's place.
    const target = settings.opener.current ?? status.current
    target?.focus({ preventScroll: true })
  }

  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="visually-hidden">
        {shown ? copy.label : saved ? copy.saved : ""}
      </p>
      {shown && (
        <section ref={banner} aria-label={copy.label} tabIndex={-1} className={styles.banner}>
          <div className={styles.words}>
            <p>{copy.text}</p>
            {navigator.globalPrivacyControl === true && <p>{copy.globalPrivacyControl}</p>}
            <p>
              <Link href={copy.policy.href} className={styles.policy}>
                {copy.policy.label}
              </Link>
            </p>
          </div>
          <div className={styles.choices}>
            <Button look="quiet" onClick={() => choose("denied")}>
              {copy.decline}
            </Button>
            <Button look="quiet" onClick={() => choose("granted")}>
              {copy.accept}
            </Button>
          </div>
        </section>
      )}
    </>
  )
}
