import { useEffectEvent, useId, useLayoutEffect, useRef, type KeyboardEvent } from "react"
import { Button } from "./button"
import * as styles from "./search-box.module.css"

type SearchBoxProps = {
  copy: { readonly searchLabel: string; readonly searchPlaceholder: string; readonly searchClear: string }
  query: string
  /** What was found, in words; empty without a query. */
  status: string
  onChange: (query: string) => void
  /** Enter or the down arrow: the visitor asks for the first match. */
  onSubmit: () => void
  onFocus?: () => void
}

/** A search box that filters the page it is on. Before its script runs, Enter keeps the words in the address for it. */
export function SearchBox({ copy, query, status, onChange, onSubmit, onFocus }: SearchBoxProps) {
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
  const submitOnArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return
    event.preventDefault()
    onSubmit()
  }
  const clear = () => {
    onChange("")
    // The button is about to go: the focus continues in the field.
    input.current?.focus()
  }
  return (
    <search className={`${styles.search} needs-script no-print`}>
      <label htmlFor={id} className={styles.label}>
        {copy.searchLabel}
      </label>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          className={styles.input}
          value={query}
          placeholder={copy.searchPlaceholder}
          autoComplete="off"
          onFocus={onFocus}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={submitOnArrow}
        />
        {/* Enter does the same; the button is for assistive technology that looks for one. */}
        <button type="submit" className="visually-hidden" tabIndex={-1}>
          {copy.searchLabel}
        </button>
        {query !== "" && (
          <Button look="quiet" onClick={clear}>
            {copy.searchClear}
          </Button>
        )}
      </form>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </search>
  )
}
