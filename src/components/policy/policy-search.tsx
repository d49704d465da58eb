import { useId } from "react"
import { Button } from "../ui/button"
import * as styles from "./policy-search.module.css"

type PolicySearchProps = {
  copy: {
    readonly searchLabel: string
    readonly searchPlaceholder: string
    readonly searchClear: string
    readonly searchNone: string
    readonly searchOne: string
    readonly searchSome: string
  }
  query: string
  /** How many sections match; undefined without a query. */
  count: number | undefined
  onChange: (query: string) => void
}

const said = (copy: PolicySearchProps["copy"], count: number) =>
  count === 0
    ? copy.searchNone
    : count === 1
      ? copy.searchOne
      : copy.searchSome.replace("{count}", String(count))

/** The search box over the sections of the policy. */
export function PolicySearch({ copy, query, count, onChange }: PolicySearchProps) {
  const id = useId()
  return (
    <search className={`${styles.search} needs-script no-print`}>
      <label htmlFor={id} className={styles.label}>
        {copy.searchLabel}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          type="search"
          className={styles.input}
          value={query}
          placeholder={copy.searchPlaceholder}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
        <Button look="quiet" onClick={() => onChange("")} disabled={query === ""}>
          {copy.searchClear}
        </Button>
      </div>
      <p role="status" className={styles.count}>
        {count === undefined ? "" : said(copy, count)}
      </p>
    </search>
  )
}
