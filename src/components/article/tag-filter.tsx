import { useEffectEvent, useId, useLayoutEffect, useRef } from "react"
import * as styles from "./tag-filter.module.css"

type TagFilterProps = {
  label: string
  all: string
  tags: readonly string[]
  /** The selected topic; empty for all topics. */
  selected: string
  onSelect: (tag: string) => void
}

/** Radio buttons that select one topic or all topics. */
export function TagFilter({ label, all, tags, selected, onSelect }: TagFilterProps) {
  const name = useId()
  const filter = useRef<HTMLFieldSetElement>(null)
  // A radio button selected before hydration is checked, but no handler was called for it.
  const readSelection = useEffectEvent((value: string | undefined) => {
    if (value !== undefined && value !== selected) onSelect(value)
  })
  useLayoutEffect(() => {
    readSelection(filter.current?.querySelector<HTMLInputElement>("input:checked")?.value)
  }, [])
  return (
    <fieldset ref={filter} className={`${styles.filter} needs-script no-print`}>
      <legend className={styles.legend}>{label}</legend>
      {["", tags].flat().map((tag) => (
        <label key={tag} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={tag}
            checked={selected === tag}
            onChange={() => onSelect(tag)}
            className={styles.radio}
          />
          {tag || all}
        </label>
      ))}
    </fieldset>
  )
}
