import { useState, type ReactNode } from "react"
import { useMediaQuery } from "../../hooks/use-media-query"
import * as styles from "./fold.module.css"

type FoldProps = {
  title: ReactNode
  /** The id of the text, not of the whole: browsers open a `details` element for links to an element inside it. */
  id?: string | undefined
  /** True if the text is also folded on wide screens, where it is otherwise always shown. */
  everywhere?: boolean
  initiallyOpen?: boolean
  children: ReactNode
}

/**
 * A title with a text that opens on phones. On wider screens and on paper the styles always show the text, and the title is
 * no control. A window that becomes narrow again shows what the visitor opened there.
 */
export function Fold({ title, id, everywhere = false, initiallyOpen = false, children }: FoldProps) {
  const wide = useMediaQuery("(width >= 44rem)", false)
  const unfolded = wide && !everywhere
  const [opened, setOpened] = useState(initiallyOpen)
  return (
    <details
      open={unfolded || opened}
      onToggle={({ currentTarget }) => !unfolded && setOpened(currentTarget.open)}
      className={everywhere ? styles.fold : `${styles.fold} ${styles.unfolds}`}
    >
      <summary className={styles.summary}>{title}</summary>
      <div id={id} tabIndex={id ? -1 : undefined} className={styles.text}>
        {children}
      </div>
    </details>
  )
}
