import { useState } from "react"
import { fieldNames, formField, type FieldErrors } from "../../supabase/functions/_shared/contact/contract"
import { cleanText } from "../../supabase/functions/_shared/contact/clean-text"
import { fieldTexts } from "../../supabase/functions/_shared/contact/texts"
import { controlOf } from "./read-form"

/** Returns the browser's own message for each invalid field, and that of the service for a text that is too long. */
const validationMessages = (form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const { validity, validationMessage, value } = controlOf(form, name)
      if (!validity.valid) return [[name, validationMessage]]
      return value.length > formField(name).limit ? [[name, fieldTexts(name).invalid]] : []
    }),
  )

const omit = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))

/** Returns the errors shown beside the fields, and functions that check and clear them. */
export const useFieldErrors = () => {
  const [errors, setErrors] = useState<FieldErrors>({})

  /** Cleans and checks the form, as the service does, and focuses the first invalid field. Returns true if it is valid. */
  const check = (form: HTMLFormElement): boolean => {
    for (const name of fieldNames) {
      const control = controlOf(form, name)
      control.value = cleanText(name, control.value)
    }
    const found = validationMessages(form)
    setErrors(found)
    const first = fieldNames.find((name) => name in found)
    if (first) controlOf(form, first).focus()
    return first === undefined
  }

  const clear = (field: string) => setErrors((before) => (field in before ? omit(before, field) : before))

  return { errors, check, clear }
}
