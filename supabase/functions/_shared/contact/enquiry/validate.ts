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
    // A domain in other scripts is longer in ASCII, and the conversion takes quadratic time.
    const value = type === "email" && text.length <= limit ? emailAddress(text) : text
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
 * Returns the address with its domain in ASCII (`@münchen.example` becomes `@xn--mnchen-3ya.example`), or null if no mail
 * could reach it. No comma, space, quotation mark or angle bracket is allowed, so a mail has one recipient.
 */
export const emailAddress = (typed: string): string | null => {
  const at = typed.lastIndexOf("@")
  if (at < 1) return null
  const domain = asciiDomain(typed.slice(at + 1))
  if (!domain) return null
  const local = typed.slice(0, at)
  // RFC 5321: at most 64 octets, no dot at an end or beside another. "=?" begins an encoded word; "%" and "!" can be routes.
  if (local.length > 64 || /^\.|\.$|\.\.|=\?|[%!]/.test(local)) return null
  // Requires a public host name: "localhost" and "127.0.0.1" would be the mail server itself.
  if (!/\.(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,}$/i.test(domain)) return null
  const address = `${local}@${domain}`
  return pattern.test(address) && address.length <= formFields.email.limit ? address : null
}

const asciiDomain = (domain: string): string | null => {
  // Only letters of other scripts need the URL parser, which would also accept ports, paths and numbers.
  // eslint-disable-next-line no-control-regex -- matches all ASCII characters
  if (/^[\x00-\x7f]*$/.test(domain)) return domain
  if (/[\s/?#@:\\%]/.test(domain)) return null
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : null
}
