import type { MouseEvent } from "react"
import { consent } from "../../consent/consent"
import { Button } from "../ui/button"

type CookieSettingsButtonProps = { label: string }

const reopen = ({ currentTarget: opener }: MouseEvent<HTMLButtonElement>) => {
  const { top, bottom } = opener.getBoundingClientRect()
  consent.reopen({ opener, edge: top + bottom > window.innerHeight ? "top" : "bottom" })
}

/** Shows the cookie choice again. It is in the footer of every page, so that consent is as easy to withdraw as to give. */
export function CookieSettingsButton({ label }: CookieSettingsButtonProps) {
  return (
    <Button variant="secondary" onClick={reopen}>
      {label}
    </Button>
  )
}
