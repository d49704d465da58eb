import { useEffectEvent, useId, useLayoutEffect, useRef } from "react"
import { Button } from "./button"
import * as styles from "./search-box.module.css"

type SearchBoxProps = {
  copy: { readonly searchLabel: string; readonly searchPlaceholder: string; readonly searchClear: string }
  query: string
  /** What was found, in words; empty without a query. */
  status: string
  onChange: (query: string) => void
  onFocus?: () => void
}

/** A search box that filters the page it stands on. */
export function SearchBox({ copy, query, status, onChange, onFocus }: SearchBoxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // What the visitor typed before hydration is in the field, but no handler has heard of it.
  const takeOver = useEffectEvent((field: HTMLInputElement) => {
    if (field.value !== "" || field === document.activeElement) onFocus?.()
    if (field.value !== "") onChange(field.value)
  })
  useLayoutEffect(() => {
    if (input.current) takeOver(input.current)
  }, [])
  const clear = () => {
    onChange("")
    // The pressed button is about to be disabled: the focus goes on in the field.
    input.current?.focus()
  }
  return (
    <search className={`${styles.search} needs-script no-print`}>
      <label htmlFor={id} className={styles.label}>
        {copy.searchLabel}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          type="search"
          className={styles.input}
          value={query}
          placeholder={copy.searchPlaceholder}
          autoComplete="off"
          onFocus={onFocus}
          onChange={({ target }) => onChange(target.value)}
        />
        <Button look="quiet" onClick={clear} disabled={query === ""}>
          {copy.searchClear}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </search>
  )
}
