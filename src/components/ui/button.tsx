import type { ComponentProps } from "react"
import * as styles from "./button.module.css"
import { Link } from "./link"

type Variant = {
  /** "primary" is for the most important action in view, at most one. "strong" is for other calls to action. */
  variant?: "primary" | "strong" | "secondary"
}

type ButtonProps = ComponentProps<"button"> & Variant

export function Button({ variant = "primary", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={`${styles.button} ${styles[variant]} ${className}`} {...rest} />
}

type ButtonLinkProps = ComponentProps<typeof Link> & Variant

/** A link that looks like a button. */
export function ButtonLink({ variant = "primary", className = "", ...rest }: ButtonLinkProps) {
  return <Link className={`${styles.button} ${styles[variant]} ${className}`} {...rest} />
}
