import type { ReactNode } from "react"
import * as styles from "./chips.module.css"

type ChipsProps = {
  /** An icon is an element, so that pages without icons do not load the icons of all. */
  chips: readonly { name: string; icon?: ReactNode }[]
  label: string
}

/** A list of labels that cannot be pressed: the topics of an article, the industries. */
export function Chips({ chips, label }: ChipsProps) {
  return (
    <ul role="list" aria-label={label} className={`${styles.chips} row`}>
      {chips.map(({ name, icon }) => (
        <li key={name} className={styles.chip}>
          {icon}
          {name}
        </li>
      ))}
    </ul>
  )
}
