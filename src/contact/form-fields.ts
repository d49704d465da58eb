import type { Enquiry } from "../../supabase/functions/_shared/contact/contract"

/**
 * Returns the control with this name.
 * @throws if the form has no such text field
 */
export const controlOf = (form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement => {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control
  throw new Error(`The form has no text field “${name}”`)
}

/** Reads the fields as they are now. Unlike FormData this includes disabled controls, so it works while submitting. */
export const readFields = (form: HTMLFormElement): Enquiry => ({
  name: controlOf(form, "name").value,
  email: controlOf(form, "email").value,
  company: controlOf(form, "company").value,
  message: controlOf(form, "message").value,
})
