import { useState } from "react"
import { Button } from "../ui/button"
import * as styles from "./copy-link.module.css"

type CopyLinkProps = {
  label: string
  /** The message once the address has been copied. */
  copied: string
}

/** A button that copies the address of the page. If the browser refuses, the status shows the address. */
export function CopyLink({ label, copied }: CopyLinkProps) {
  const [status, setStatus] = useState("")
  const copy = async () => {
    const address = window.location.origin + window.location.pathname
    try {
      await navigator.clipboard.writeText(address)
      setStatus(copied)
    } catch {
      setStatus(address)
    }
  }
  return (
    <div className={`${styles.copyLink} row needs-script no-print`}>
      <Button variant="secondary" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{status}</span>
    </div>
  )
}
