import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react"
import { keyOf } from "../../hooks/key-of"
import { Button } from "./button"
import * as styles from "./search-box.module.css"

type SearchBoxProps = {
  /** Receives the field, so that the results can move the focus back to it. */
  field: RefObject<HTMLInputElement | null>
  copy: Pick<Queries.BlogPage, "searchLabel" | "searchPlaceholder" | "searchClear">
  query: string
  /** The number of results, as a sentence; empty without a query. */
  status: ReactNode
  onChange: (query: string) => void
  /** Called on Enter and Down Arrow, which move to the first match. */
  onSubmit: () => void
  onFocus?: (() => void) | undefined
}

/** Reports text that was typed before hydration: it is in the field, but no handler was called for it. */
const useTypedBeforeHydration = ({ field, onChange, onFocus }: SearchBoxProps) => {
  const readField = useEffectEvent((input: HTMLInputElement) => {
    if (input.value !== "" || input === document.activeElement) onFocus?.()
    if (input.value !== "") onChange(input.value)
  })
  useLayoutEffect(() => {
    if (field.current) readField(field.current)
  }, [field])
}

/** A search box that filters its page. Before hydration, Enter reloads the page with the query in its address. */
export function SearchBox(props: SearchBoxProps) {
  const { field, copy, query, status, onChange, onSubmit, onFocus } = props
  const id = useId()
  useTypedBeforeHydration(props)
  const onKeyDown = (event: KeyboardEvent) => {
    // Not every browser clears a search field on Escape.
    const key = keyOf(event.nativeEvent)
    if (key === "ArrowDown") onSubmit()
    else if (key === "Escape" && query !== "") onChange("")
    else return
    event.preventDefault()
  }
  const clear = () => {
    onChange("")
    // The button is about to disappear and would lose the focus.
    field.current?.focus()
  }
  return (
    <search className={`${styles.search} needs-script no-print`}>
      <label htmlFor={id} className="label">
        {copy.searchLabel}
      </label>
      <form
        className={`${styles.row} row`}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <input
          ref={field}
          id={id}
          type="search"
          name="q"
          className={styles.input}
          value={query}
          placeholder={copy.searchPlaceholder}
          autoComplete="off"
          onFocus={onFocus}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
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
