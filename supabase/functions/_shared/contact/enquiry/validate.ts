import {
  formField,
  formFields,
  honeypotField,
  mapFields,
  type Enquiry,
  type FieldErrors,
  type FieldName,
} from "../contract.ts"
import { fieldTexts } from "../texts.ts"
import type { EnquiryFlag } from "../types.ts"
import { cleanText } from "../clean-text.ts"

type Validated = { ok: true; enquiry: Enquiry; flag: EnquiryFlag | null } | { ok: false; fields: FieldErrors }

// A form that is sent within this time after the page was opened is flagged.
const tooFastMilliseconds = 2000

/**
 * Validates a decoded body. Only the fields of the enquiry are required; the honeypot field and `elapsed` can flag a post but
 * never reject it.
 */
export const validate = (body: Record<string, unknown>): Validated => {
  const errors: FieldErrors = {}
  const read = (field: FieldName): string => {
    const raw = body[field] ?? ""
    const { limit, required, type } = formField(field)
    const text = typeof raw === "string" ? cleanText(field, raw) : ""
    const value = type === "email" ? emailAddress(text) : text
    if (typeof raw !== "string" || (text === "" && required)) errors[field] = fieldTexts(field).missing
    else if (value === null || value.length > limit) errors[field] = fieldTexts(field).invalid
    return value ?? ""
  }
  const enquiry = mapFields(read)
  return Object.keys(errors).length > 0
    ? { ok: false, fields: errors }
    : { ok: true, enquiry, flag: flagOf(body) }
}

const flagOf = ({ elapsed, [honeypotField]: honeypot = "" }: Record<string, unknown>): EnquiryFlag | null => {
  if (honeypot !== "") return "honeypot"
  return typeof elapsed === "number" && elapsed < tooFastMilliseconds ? "too_fast" : null
}

// The pattern of `<input type="email">` (HTML Living Standard, "valid email address"), so that browser and service agree.
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/**
 * Returns the address, or null if no mail could reach it. Browsers have converted the domain to ASCII. No comma, space,
 * quotation mark or angle bracket is allowed, so a mail has one recipient.
 */
export const emailAddress = (address: string): string | null => {
  if (address.length > formFields.email.limit || !pattern.test(address)) return null
  const [local = "", domain = ""] = address.split("@")
  // RFC 5321: at most 64 octets, no dot at an end or beside another. "=?" begins an encoded word; "%" and "!" can be routes.
  if (local.length > 64 || /^\.|\.$|\.\.|=\?|[%!]/.test(local)) return null
  // Requires a public host name: "localhost" and "127.0.0.1" would be the mail server itself.
  return /\.(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,}$/i.test(domain) ? address : null
}
