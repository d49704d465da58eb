/** The fields that a visitor fills in, in their order; the service uses the same names. */
export const fieldNames = ["name", "email", "company", "message"] as const

export type FieldName = (typeof fieldNames)[number]

/** The values of the fields; the message may be empty. */
export type Enquiry = Record<FieldName, string>

/**
 * Returns the control with this name.
 * @throws if the form has no such text field
 */
export const controlOf = (form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement => {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control
  throw new Error(`The form has no text field “${name}”`)
}

/** Reads the current values. Unlike FormData this includes disabled controls, so it works while submitting. */
export const readFields = (form: HTMLFormElement): Enquiry => ({
  name: controlOf(form, "name").value,
  email: controlOf(form, "email").value,
  company: controlOf(form, "company").value,
  message: controlOf(form, "message").value,
})
