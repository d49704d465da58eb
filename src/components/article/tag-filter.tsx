import { useId } from "react"
import * as styles from "./tag-filter.module.css"

type TagFilterProps = {
  label: string
  all: string
  tags: readonly string[]
  /** The topic chosen; empty for all. */
  chosen: string
  onChoose: (tag: string) => void
}

/** The choice of one topic, or all. */
export function TagFilter({ label, all, tags, chosen, onChoose }: TagFilterProps) {
  const name = useId()
  return (
    <fieldset className={`${styles.filter} needs-script no-print`}>
      <legend className={styles.legend}>{label}</legend>
      {["", ...tags].map((tag) => (
        <label key={tag} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={tag}
            checked={chosen === tag}
            onChange={() => onChoose(tag)}
            className={styles.radio}
          />
          {tag === "" ? all : tag}
        </label>
      ))}
    </fieldset>
  )
}
