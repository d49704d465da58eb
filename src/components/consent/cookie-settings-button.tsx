import type { MouseEvent } from "react"
import { consent } from "../../consent/consent"
import { Button } from "../ui/button"

type CookieSettingsButtonProps = { label: string }

/** The largest part of the window that the style sheet lets the banner cover. */
const bannerHeight = 0.6

const reopen = ({ currentTarget: opener }: MouseEvent<HTMLButtonElement>) => {
  const { top } = opener.getBoundingClientRect()
  consent.reopen({ opener, edge: top > bannerHeight * window.innerHeight ? "top" : "bottom" })
}

/** Reopens the cookie banner, on every page: consent is as easy to withdraw as to give (UK GDPR, Article 7(3)). */
export function CookieSettingsButton({ label }: CookieSettingsButtonProps) {
  return (
    <Button variant="secondary" onClick={reopen}>
      {label}
    </Button>
  )
}
