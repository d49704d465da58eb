import type { ComponentProps } from "react"
import { askForSettings } from "./cookie-settings"
import * as styles from "./cookie-settings-button.module.css"

type CookieSettingsButtonProps = Omit<ComponentProps<"button">, "type" | "onClick" | "children"> & {
  label: string
}

/** Shows the cookie choice again; it stands at the foot of every page, so that a "yes" is as easy to take back. */
export function CookieSettingsButton({ label, className, ...rest }: CookieSettingsButtonProps) {
  const classes = className ? `${styles.settings} ${className}` : styles.settings
  return (
    <button type="button" className={classes} onClick={askForSettings} {...rest}>
      {label}
    </button>
  )
}
