import { createHash } from "node:crypto"
import type { Enquiry } from "../contract.ts"
import { validate } from "../enquiry/validate.ts"
import { composeMails } from "../mail/compose-mails.ts"
import type { HandlerSettings, MailTemplates } from "../settings.ts"
import { errorCode, type ContactStore } from "../store/contact-store.ts"
import type { EnquiryFlag, Log } from "../types.ts"
import {
  bearerToken,
  bodyFormat,
  clientNetwork,
  originAllowed,
  readBody,
  type BodyFormat,
} from "./request.ts"
import { toResponse, type Outcome } from "./response.ts"

/** Settings and dependencies of the handler; the server on Node and the Edge Function provide them. */
export type ContactDeps = {
  settings: HandlerSettings
  store: Pick<ContactStore, "submit">
  templates: MailTemplates
  /** The public tokens of the form. */
  tokens: readonly string[]
  log: Log
  /** Called after a message is stored: wakes the outbox. */
  onStored: () => void
}

/**
 * Handles one request to the form's endpoint. Responds with 200 only after the enquiry and its mails are stored. Every
 * error response has a sentence for the visitor. Never throws.
 * @param clientAddress null where it is not known
 */
export const contactHandler = async (
  request: Request,
  clientAddress: string | null,
  deps: ContactDeps,
): Promise<Response> => {
  const { settings, templates } = deps
  const requestId = crypto.randomUUID()
  const started = Date.now()
  const isAllowed = originAllowed(request, [
    new URL(templates.url).origin,
    ...settings.CONTACT_ALLOWED_ORIGINS,
  ])
  const header = request.headers.get("origin")
  // A page that hides its origin sends "null".
  const origin = header === "null" ? null : header
  const format = request.method === "POST" ? bodyFormat(request) : null
  const outcome: Outcome = isAllowed
    ? await decide(request, format, clientAddress, deps)
    : { status: 403, code: "origin_not_allowed" }
  deps.log({
    level: outcome.status === 503 ? "error" : "info",
    event: "contact_form",
    requestId,
    status: outcome.status,
    code: "code" in outcome ? outcome.code : null,
    milliseconds: Date.now() - started,
  })
  return toResponse(outcome, {
    format: format === "form" ? "page" : "json",
    requestId,
    templates,
    site: isAllowed ? (origin ?? "") : templates.url,
    origin: isAllowed ? origin : null,
  })
}

const decide = async (
  request: Request,
  format: BodyFormat | null,
  clientAddress: string | null,
  deps: ContactDeps,
): Promise<Outcome> => {
  // On Supabase the path is `/contact-form`, without `/functions/v1`.
  if (!/\/contact-form\/?$/.test(new URL(request.url).pathname)) return { status: 404, code: "not_found" }
  if (request.method === "OPTIONS") return { status: 204 }
  // A visitor opens the address in a browser, for example from its history after a post without scripts.
  if (request.method === "GET" && request.headers.get("accept")?.includes("text/html"))
    return { status: 303, location: `${deps.templates.url}/#contact` }
  if (request.method !== "POST") return { status: 405, code: "method_not_allowed" }
  if (!format) return { status: 415, code: "unsupported_media_type" }
  const bearer = bearerToken(request)
  // Only a plain form may send its token in the body: it cannot set headers.
  if (format === "json" && !deps.tokens.includes(bearer ?? "")) return { status: 401, code: "unauthorized" }
  const key = request.headers.get("idempotency-key")
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key)) return { status: 400, code: "bad_idempotency_key" }

  const fields = await readBody(request, format)
  if (fields === "too_large") return { status: 413, code: fields }
  if (fields === "bad_request") return { status: 400, code: fields }
  if (format === "form" && !deps.tokens.includes(bearer ?? String(fields.token)))
    return { status: 401, code: "unauthorized" }
  const checked = validate(fields)
  if (!checked.ok) return { status: 422, code: "invalid", fields: checked.fields }
  return store(checked.enquiry, { flag: checked.flag, key, clientAddress }, deps)
}

const sha256 = (...texts: string[]): string =>
  createHash("sha256").update(JSON.stringify(texts)).digest("hex")

const store = async (
  enquiry: Enquiry,
  details: { flag: EnquiryFlag | null; key: string | null; clientAddress: string | null },
  deps: ContactDeps,
): Promise<Outcome> => {
  const { flag, key, clientAddress } = details
  const { CONTACT_RATE_LIMIT, CONTACT_CONFIRMATIONS_PER_HOUR } = deps.settings
  const id = crypto.randomUUID()
  const bodyHash = sha256(...Object.values(enquiry))
  const client = clientAddress === null ? null : clientNetwork(clientAddress)
  const day = new Date().toISOString().slice(0, 10)
  try {
    const result = await deps.store.submit({
      ...enquiry,
      id,
      // A form without scripts has no key: the same text from the same client is stored once a day.
      key: key ?? sha256(bodyHash, String(client), String(flag), day),
      flag,
      bodyHash,
      client,
      postLimit: CONTACT_RATE_LIMIT,
      confirmationsPerHour: CONTACT_CONFIRMATIONS_PER_HOUR,
      mails: composeMails(enquiry, { id, flag, received: Date.now() }, deps.templates),
    })
    if (result.outcome === "limited")
      return { status: 429, code: "rate_limited", retryAfter: result.retryAfter }
    if (result.outcome === "key_reused") return { status: 409, code: "idempotency_key_reused" }
    if (result.outcome === "stored") deps.onStored()
    return { status: 200, id: result.id }
  } catch (error) {
    deps.log({ level: "error", event: "store_failed", code: errorCode(error) })
    return { status: 503, code: "store_unavailable", retryAfter: 30 }
  }
}
