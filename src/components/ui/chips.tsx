import * as styles from "./chips.module.css"
import { Icon } from "./icon"

type ChipsProps = { chips: readonly { name: string; icon?: string }[]; label: string }

/** A list of labels, each in its own outline: the topics of an article, the industries. */
export function Chips({ chips, label }: ChipsProps) {
  return (
    <ul role="list" aria-label={label} className={styles.chips}>
      {chips.map(({ name, icon }) => (
        <li key={name} className={styles.chip}>
          {icon && <Icon name={icon} />}
          {name}
        </li>
      ))}
    </ul>
  )
}
