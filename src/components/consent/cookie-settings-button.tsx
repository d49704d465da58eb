import type { MouseEvent } from "react"
import { consent } from "../../consent/consent"
import { Button } from "../ui/button"

type CookieSettingsButtonProps = { label: string }

const reopen = ({ currentTarget: opener }: MouseEvent<HTMLButtonElement>) => consent.reopen({ opener })

/** Reopens the cookie banner, on every page: consent is as easy to withdraw as to give (UK GDPR, Article 7(3)). */
export function CookieSettingsButton({ label }: CookieSettingsButtonProps) {
  return (
    <Button variant="secondary" onClick={reopen}>
      {label}
    </Button>
  )
}
