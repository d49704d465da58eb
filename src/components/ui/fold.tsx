import type { ReactNode } from "react"
import { useBrowserValue } from "../../hooks/use-browser-value"
import * as styles from "./fold.module.css"

type FoldProps = {
  title: ReactNode
  /** The id of the text, not of the whole: browsers open a `details` element for links to an element inside it. */
  id?: string | undefined
  children: ReactNode
}

const isUnfolded = () => window.matchMedia("(width >= 44rem)").matches

/**
 * A title with a text that opens on phones. On wider screens and on paper the styles always show the text, and the title is
 * no control.
 */
export function Fold({ title, id, children }: FoldProps) {
  const unfolded = useBrowserValue(isUnfolded, false)
  return (
    <details open={unfolded} className={styles.fold}>
      <summary tabIndex={unfolded ? -1 : undefined} className={styles.summary}>
        {title}
      </summary>
      <div id={id} tabIndex={id ? -1 : undefined} className={styles.text}>
        {children}
      </div>
    </details>
  )
}
