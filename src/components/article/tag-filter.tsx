import { useEffectEvent, useId, useLayoutEffect, useRef } from "react"
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
  const filter = useRef<HTMLFieldSetElement>(null)
  // A choice made before hydration is in the page, but no handler has heard of it.
  const takeOver = useEffectEvent((choice: string | undefined) => {
    if (choice !== undefined && choice !== chosen) onChoose(choice)
  })
  useLayoutEffect(() => {
    takeOver(filter.current?.querySelector<HTMLInputElement>("input:checked")?.value)
  }, [])
  return (
    <fieldset ref={filter} className={`${styles.filter} needs-script no-print`}>
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
