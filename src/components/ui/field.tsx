import { useId, type ComponentProps } from "react"
import * as styles from "./field.module.css"

type InputProps = ComponentProps<"input">

type FieldProps = Pick<
  InputProps,
  "name" | "type" | "placeholder" | "required" | "autoComplete" | "spellCheck"
> & {
  label: string
  /** The number of lines of a text area; undefined for an input. */
  rows?: number
  /** The note beside the label of an optional field. */
  optional?: string | undefined
  /** The validation message. */
  error: string | undefined
  /** The word before the message, for screen readers. */
  errorPrefix: string
  /** A note on the length, shown near the limit. */
  note?: string | undefined
}

/** A form field: renders the label, the error and the note, and associates them with the control. */
export function Field({ label, rows, optional, error, errorPrefix, note, type, ...attributes }: FieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(" ") || undefined
  const shared = {
    ...attributes,
    id,
    className: styles.control,
    // A visitor may write in a script that runs from right to left.
    dir: "auto",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="label">
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <span className="visually-hidden">{errorPrefix} </span>
          {error}
        </p>
      )}
      {note && (
        <p id={`${id}-note`} className="secondary">
          {note}
        </p>
      )}
    </div>
  )
}
