import { mapFields, type Enquiry } from "../../supabase/functions/_shared/contact/contract"

/**
 * Returns the control with this name.
 * @throws if the form has no such text field
 */
export const controlOf = (form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement => {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control
  throw new Error(`The form has no text field “${name}”`)
}

/** Returns the current values. Unlike FormData, this includes disabled controls, so it works while submitting. */
export const readFields = (form: HTMLFormElement): Enquiry => mapFields((name) => controlOf(form, name).value)
