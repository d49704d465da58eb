import { useId } from "react"
import { Button } from "./button"
import * as styles from "./search-box.module.css"

type SearchBoxProps = {
  copy: Pick<Queries.PrivacyPage, "searchLabel" | "searchPlaceholder" | "searchClear">
  query: string
  /** The number of results, as a sentence; empty without a query. */
  status: string
  onChange: (query: string) => void
  /** Called on Enter, which moves to the first match. */
  onSubmit: () => void
}

/** A search box that filters its page. Before hydration, Enter reloads the page with the query in its address. */
export function SearchBox({ copy, query, status, onChange, onSubmit }: SearchBoxProps) {
  const id = useId()
  return (
    <search className="needs-script no-print">
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        onReset={() => {
          onChange("")
          // The button is about to disappear and would lose the focus.
          document.getElementById(id)?.focus()
        }}
      >
        <label htmlFor={id} className="label">
          {copy.searchLabel}
        </label>
        <div className={styles.row}>
          <input
            id={id}
            type="search"
            name="q"
            className={styles.input}
            value={query}
            placeholder={copy.searchPlaceholder}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
          {/* Enter does the same; the button is for assistive technology that expects one. */}
          <button type="submit" className="visually-hidden" tabIndex={-1}>
            {copy.searchLabel}
          </button>
          {query && (
            <Button type="reset" variant="secondary">
              {copy.searchClear}
            </Button>
          )}
        </div>
        <p role="status" className="secondary">
          {status}
        </p>
      </form>
    </search>
  )
}
