import { useId, type ComponentProps } from "react"
import * as styles from "./field.module.css"

type FieldProps = {
  label: string
  /** The note beside the label of an optional field. */
  optional?: string
  /** The validation message. */
  error: string | undefined
  /** A note on the length, shown near the limit. */
  note?: string | undefined
} & (({ multiline?: false } & ComponentProps<"input">) | ({ multiline: true } & ComponentProps<"textarea">))

/** A form field: renders the label, the error and the note, and associates them with the control. */
export function Field({ label, optional, error, note, ...control }: FieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(" ") || undefined
  const shared = {
    id,
    className: styles.control,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      <Control control={control} shared={shared} />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {note && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  )
}

type ControlProps = {
  control:
    ({ multiline?: false } & ComponentProps<"input">) | ({ multiline: true } & ComponentProps<"textarea">)
  shared: ComponentProps<"input"> & ComponentProps<"textarea">
}

function Control({ control, shared }: ControlProps) {
  if (control.multiline) {
    const { multiline: _, ...rest } = control
    return <textarea {...rest} {...shared} />
  }
  const { multiline: _, ...rest } = control
  return <input {...rest} {...shared} />
}
