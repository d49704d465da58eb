import { useEffectEvent, useId, useLayoutEffect, useRef, type KeyboardEvent } from "react"
import { Button } from "./button"
import * as styles from "./search-box.module.css"

type SearchBoxProps = {
  copy: Pick<Queries.BlogPage, "searchLabel" | "searchPlaceholder" | "searchClear">
  query: string
  /** The number of results, as a sentence; empty without a query. */
  status: string
  onChange: (query: string) => void
  /** Called on Enter and Down Arrow, which move to the first match. */
  onSubmit: () => void
  onFocus?: (() => void) | undefined
}

/** Reports text that was typed before hydration: it is in the field, but no handler was called for it. */
const useTypedBeforeHydration = ({ onChange, onFocus }: Pick<SearchBoxProps, "onChange" | "onFocus">) => {
  const input = useRef<HTMLInputElement>(null)
  const readField = useEffectEvent((field: HTMLInputElement) => {
    if (field.value !== "" || field === document.activeElement) onFocus?.()
    if (field.value !== "") onChange(field.value)
  })
  useLayoutEffect(() => {
    if (input.current) readField(input.current)
  }, [])
  return input
}

/** A search box that filters its page. Before hydration, Enter reloads the page with the query in its address. */
export function SearchBox({ copy, query, status, onChange, onSubmit, onFocus }: SearchBoxProps) {
  const id = useId()
  const input = useTypedBeforeHydration({ onChange, onFocus })
  const submitOnArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return
    event.preventDefault()
    onSubmit()
  }
  const clear = () => {
    onChange("")
    // The button is about to disappear and would lose the focus.
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
        {/* Enter does the same; the button is for assistive technology that expects one. */}
        <button type="submit" className="visually-hidden" tabIndex={-1}>
          {copy.searchLabel}
        </button>
        {query !== "" && (
          <Button variant="secondary" onClick={clear}>
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
