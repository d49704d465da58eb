import type { FieldErrors } from "../contract.ts"
import type { MailTemplates } from "../settings.ts"
import { errorTexts, type ErrorCode } from "../texts.ts"
import { pageHeaders, responsePage } from "./response-page.ts"

/** The outcome of a request, before it is written as JSON or as a page. */
export type Outcome =
  | { status: 200; id: string }
  | { status: 204 }
  | { status: 303; location: string }
  | {
      status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503
      code: ErrorCode
      fields?: FieldErrors
      /** Seconds. */
      retryAfter?: number
    }

export type ResponseOptions = {
  format: "json" | "page"
  requestId: string
  templates: MailTemplates
  /** URL of the home page, without a trailing slash; empty on the service's own host. */
  site: string
  /** The allowed origin whose pages may read the response; null for none. */
  origin: string | null
}

/** Creates the response, which no cache may store: JSON for the script, an HTML page for a form without scripts. */
export const toResponse = (outcome: Outcome, options: ResponseOptions): Response => {
  const headers = new Headers({
    ...(options.origin === null ? {} : corsHeaders(options.origin)),
    vary: "Origin",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-request-id": options.requestId,
  })
  if (outcome.status === 303) headers.set("location", outcome.location)
  if (outcome.status === 204 || outcome.status === 303)
    return new Response(null, { status: outcome.status, headers })
  if (outcome.status === 405) headers.set("allow", "POST, OPTIONS")
  if (outcome.status !== 200 && outcome.retryAfter) headers.set("retry-after", String(outcome.retryAfter))

  if (options.format === "page") {
    const page = responsePage(problemsOf(outcome), options, outcome.status === 200 ? outcome.id : undefined)
    for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value)
    return new Response(page, { status: outcome.status, headers })
  }
  headers.set("content-type", "application/json; charset=utf-8")
  return new Response(JSON.stringify(bodyOf(outcome, options)), { status: outcome.status, headers })
}

type OutcomeWithBody = Exclude<Outcome, { status: 204 | 303 }>

const problemsOf = (outcome: OutcomeWithBody): string[] => {
  if (outcome.status === 200) return []
  return outcome.fields ? Object.values(outcome.fields) : [errorTexts[outcome.code]]
}

const bodyOf = (outcome: OutcomeWithBody, { requestId }: ResponseOptions) => {
  if (outcome.status === 200) return { ok: true, id: outcome.id }
  const { code, fields } = outcome
  return { error: problemsOf(outcome)[0] ?? errorTexts[code], code, requestId, fields }
}

const corsHeaders = (origin: string) => ({
  "access-control-allow-origin": origin,
  "access-control-allow-methods": "POST, OPTIONS",
  // Supabase's own clients add apikey and x-client-info.
  "access-control-allow-headers": "authorization, content-type, idempotency-key, apikey, x-client-info",
  "access-control-expose-headers": "retry-after, x-request-id",
  "access-control-max-age": "86400",
})
