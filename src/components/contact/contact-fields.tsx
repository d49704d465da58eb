import { graphql } from "gatsby"
import {
  fieldNames,
  formField,
  formFields,
  honeypotField,
  type FieldErrors,
} from "../../../supabase/functions/_shared/contact/contract"
import { anonToken } from "../../contact/request"
import { Field } from "../ui/field"
import * as styles from "./contact-form.module.css"

type ContactFieldsProps = {
  copy: Queries.ContactFieldsFragment
  errors: FieldErrors
  /** The length of the message, in UTF-16 code units. */
  messageLength: number
}

/** Returns the note on the length of the message; undefined while more than a tenth of the limit is left. */
const lengthNote = (copy: Queries.ContactFieldsFragment, length: number): string | undefined => {
  const { limit } = formFields.message
  const left = limit - length
  if (left > limit / 10) return undefined
  const [one, several] = left < 0 ? [copy.excessOne, copy.excess] : [copy.remainingOne, copy.remaining]
  const count = Math.abs(left)
  return count === 1 ? one : several.replace("{count}", count.toLocaleString("en-GB"))
}

/** The fields of the contact form: the visible ones, the public token of the site and the honeypot. */
export function ContactFields({ copy, errors, messageLength }: ContactFieldsProps) {
  return (
    <>
      {fieldNames.map((name) => {
        const { type = "text", required, autoComplete, rows } = formField(name)
        return (
          <Field
            key={name}
            name={name}
            {...copy.inputs[name]}
            {...(rows ? { rows } : { type })}
            required={required}
            optional={required ? undefined : copy.optional}
            autoComplete={autoComplete}
            spellCheck={type === "email" ? false : undefined}
            error={errors[name]}
            errorPrefix={copy.errors.prefix}
            note={name === "message" ? lengthNote(copy, messageLength) : undefined}
          />
        )
      })}
      <input type="hidden" name="token" value={anonToken} />
      {/* People neither see nor reach this field; bots fill it in. */}
      <div className={styles.honeypot} aria-hidden="true">
        <input
          type="text"
          name={honeypotField}
          tabIndex={-1}
          autoComplete="one-time-code"
          aria-label="Reference"
        />
      </div>
    </>
  )
}

export const query = graphql`
  fragment ContactFields on HomeContact {
    inputs {
      name {
        label
        placeholder
      }
      email {
        label
        placeholder
      }
      company {
        label
        placeholder
      }
      message {
        label
        placeholder
      }
    }
    optional
    remaining
    remainingOne
    excess
    excessOne
    errors {
      prefix
    }
  }
`
