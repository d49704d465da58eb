import type { ComponentProps } from "react"
import * as styles from "./button.module.css"

type ButtonProps = ComponentProps<"button"> & { look?: "signal" | "quiet" }

export function Button({ look = "signal", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={`${styles.button} ${styles[look]} ${className}`} {...rest} />
}
