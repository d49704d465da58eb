import { graphql } from "gatsby"
import {
  fieldLimits,
  honeypotField,
  type FieldName,
} from "../../../supabase/functions/_shared/contact/contract"
import { anonToken } from "../../contact/request"
import { Field } from "../ui/field"
import * as styles from "./contact-form.module.css"

type ContactFieldsProps = {
  copy: Queries.ContactFieldsFragment
  errors: Partial<Record<FieldName, string>>
  /** The length of the message, in UTF-16 code units. */
  messageLength: number
}

/** Returns the note on the length of the message; undefined while more than a tenth of the limit is left. */
const lengthNote = (copy: Queries.ContactFieldsFragment, length: number): string | undefined => {
  const left = fieldLimits.message - length
  if (left > fieldLimits.message / 10) return undefined
  const [one, several] = left < 0 ? [copy.excessOne, copy.excess] : [copy.remainingOne, copy.remaining]
  const count = Math.abs(left)
  return count === 1 ? one : several.replace("{count}", count.toLocaleString("en-GB"))
}

/** The fields of the contact form: the visible ones, the public token of the site and the honeypot. */
export function ContactFields({ copy, errors, messageLength }: ContactFieldsProps) {
  const shared = (name: FieldName) => ({ name, ...copy.inputs[name], error: errors[name] })
  return (
    <>
      <Field {...shared("name")} type="text" required autoComplete="name" />
      <Field
        {...shared("email")}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
      />
      <Field {...shared("company")} type="text" required autoComplete="organization" />
      <Field
        {...shared("message")}
        rows={4}
        optional={copy.optional}
        note={lengthNote(copy, messageLength)}
      />
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
  }
`
