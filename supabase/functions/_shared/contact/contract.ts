// The contract between the form and the contact service. This file imports nothing, so that the browser loads no part
// of the service.

/** Path of the form's endpoint, on the site's own host or on the one in `GATSBY_CONTACT_HOST`. */
export const contactFormPath = "/functions/v1/contact-form"

/** Path where the server on one machine reports whether it can store enquiries. */
export const healthPath = "/healthz"

/** Default public token of the form. It filters stray requests and is not a secret. */
export const localToken = "local-anon-token"

type FormField = {
  /** The field in a message: “Please enter your …”. */
  noun: string
  /** Longest value, in UTF-16 code units like `maxlength`; a check in SQL repeats it. */
  limit: number
  /** An optional field may be empty. */
  required: boolean
  type?: "email" | "tel"
  autoComplete?: string
  /** The height of a text area. Only its value can have more than one line. */
  rows?: number
}

/** The fields that a visitor fills in, in their order. */
export const formFields = {
  name: { noun: "name", limit: 200, required: true, autoComplete: "name" },
  // RFC 5321 section 4.5.3.1.3 leaves 254 octets for an address.
  email: { noun: "email address", limit: 254, required: true, type: "email", autoComplete: "email" },
  company: { noun: "company name", limit: 200, required: true, autoComplete: "organization" },
  message: { noun: "message", limit: 5000, required: false, rows: 4 },
} as const satisfies Record<string, FormField>

export type FieldName = keyof typeof formFields
export const fieldNames = Object.keys(formFields) as FieldName[]
export const formField = (name: FieldName): FormField => formFields[name]

export const mapFields = <Value>(valueOf: (name: FieldName) => Value) =>
  Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as Record<FieldName, Value>

/** The fields of an enquiry; optional ones may be empty. */
export type Enquiry = Record<FieldName, string>

/** Returns the reference of an enquiry, which people can read out on the telephone: "7B4C-01AB" for 7b4c01ab-…. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase().replace(/^.{4}/, "$&-")

/** Name of the honeypot field, which people neither see nor reach and programs fill in. */
export const honeypotField = "hp_ref"

/** Body of a post, as JSON or as form fields. Only the fields of the enquiry are required. */
export type ContactRequestBody = Enquiry & {
  [honeypotField]?: string
  /** Time since the visitor opened the page, in milliseconds, as the browser measured it. */
  elapsed?: number
  /** The public token, for a form without scripts, which can set no header. */
  token?: string
}

/** Largest request body, in bytes. The longest message fits in any script, even with every character escaped. */
export const bodyLimit = 64 * 1024

/** Messages for the visitor about fields that are not valid. */
export type FieldErrors = Partial<Record<FieldName, string>>
