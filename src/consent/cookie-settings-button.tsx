import { Button } from "../components/ui/button"
import { askForSettings } from "./cookie-settings"

type CookieSettingsButtonProps = { label: string }

/** Shows the cookie choice again; it stands at the foot of every page, so that a "yes" is as easy to take back. */
export function CookieSettingsButton({ label }: CookieSettingsButtonProps) {
  return (
    <Button look="quiet" onClick={askForSettings}>
      {label}
    </Button>
  )
}
