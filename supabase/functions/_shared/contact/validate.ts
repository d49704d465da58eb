import { emailAddress } from "./email-address.ts"
import { fieldLimits, tooFastMilliseconds } from "./limits.ts"
import { fieldTexts as texts } from "./texts.ts"
import type { Enquiry, EnquiryFlag } from "./types.ts"

export type FieldErrors = Partial<Record<keyof Enquiry, string>>
export type Validated =
  { ok: true; enquiry: Enquiry; flag: EnquiryFlag | null } | { ok: false; fields: FieldErrors }

// Line breaks would end a mail header; the marks that turn the direction of text can dress up a name as another.
const forbiddenInLine = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
// Marks of right-to-left writing that keyboards add; they show nothing and dress up nothing.
const directionMarks = /[\u061c\u200e\u200f]/gu
// Signs that look like nothing at all, in any number: no name and no company.
const invisible = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u
const controls = /[^\P{Cc}\n\t]/gu
const loneSurrogates = /\p{Cs}/gu

/**
 * Checks a decoded body. The four fields of the form are enough; `hp_ref` and `startedAt` are extras
 * that can mark a post but never refuse it.
 * @param now milliseconds since 1970
 */
export const validate = (body: Record<string, unknown>, now: number): Validated => {
  const errors: FieldErrors = {}
  const line = (field: "name" | "email" | "company"): string => {
    const raw = body[field]
    const value =
      typeof raw === "string" ? raw.replace(loneSurrogates, "\ufffd").replace(directionMarks, "").trim() : ""
    if (invisible.test(value)) errors[field] = texts[field].missing
    else if (value.length > fieldLimits[field]) errors[field] = texts[field].long
    else if (forbiddenInLine.test(value)) errors[field] = texts[field].characters
    return value
  }
  const name = line("name")
  const typedEmail = line("email")
  const email = errors.email ? null : emailAddress(typedEmail)
  if (!errors.email && (email === null || email.length > fieldLimits.email)) {
    errors.email = texts.email.characters
  }
  const company = line("company")
  const message = cleanMessage(body.message)
  if (message === null) errors.message = texts.message.characters
  else if (message.length > fieldLimits.message) errors.message = texts.message.long

  if (Object.keys(errors).length > 0 || email === null || message === null) {
    return { ok: false, fields: errors }
  }
  return { ok: true, enquiry: { name, email, company, message }, flag: flagOf(body, now) }
}

const cleanMessage = (raw: unknown): string | null => {
  if (raw === undefined || raw === null) return ""
  if (typeof raw !== "string") return null
  return raw.replace(/\r\n?/g, "\n").replace(loneSurrogates, "\ufffd").replace(controls, "").trim()
}

const flagOf = (body: Record<string, unknown>, now: number): EnquiryFlag | null => {
  if (body.hp_ref !== undefined && body.hp_ref !== null && body.hp_ref !== "") return "honeypot"
  const raw = body.startedAt
  const startedAt = typeof raw === "number" || typeof raw === "string" ? Number(raw) : Number.NaN
  // Clocks differ: a start in the future says nothing.
  const taken = now - startedAt
  return startedAt > 0 && taken >= 0 && taken < tooFastMilliseconds ? "too_fast" : null
}
