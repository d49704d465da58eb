import type { ComponentProps } from "react"
import * as styles from "./button.module.css"
import { Link } from "./link"

type ButtonLinkProps = ComponentProps<typeof Link> & { look?: "signal" | "quiet" }

/** A link that looks like a button: the signal colour marks the one action that matters. */
export function ButtonLink({ look = "signal", className = "", ...rest }: ButtonLinkProps) {
  return <Link className={`${styles.button} ${styles[look]} ${className}`} {...rest} />
}
