import { useState } from "react"
import { fieldNames, type FieldName } from "../../supabase/functions/_shared/contact/contract"
import { controlOf } from "./form-fields"

type FieldErrors = Partial<Record<FieldName, string>>

/** The browser's own message for each invalid field. */
const validationMessages = (form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const { validity, validationMessage } = controlOf(form, name)
      return validity.valid ? [] : [[name, validationMessage]]
    }),
  )

/** The errors shown beside the fields: the browser's checks, without its bubbles. */
export const useFieldErrors = () => {
  const [errors, setErrors] = useState<FieldErrors>({})

  /** Checks the form, focuses the first invalid field, and returns whether there was none. */
  const check = (form: HTMLFormElement): boolean => {
    const found = validationMessages(form)
    setErrors(found)
    const first = fieldNames.find((name) => name in found)
    if (first) controlOf(form, first).focus()
    return first === undefined
  }

  const clear = (field: string) => setErrors((before) => (field in before ? omit(before, field) : before))

  return { errors, check, clear }
}

const omit = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))
