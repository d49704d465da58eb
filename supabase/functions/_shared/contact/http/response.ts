import type { ContactResponseBody, ErrorCode, FieldErrors } from "../contract.ts"
import { errorTexts } from "../texts.ts"
import { responsePage } from "./response-page.ts"

/** The outcome of a request, before it is written as JSON or as a page. */
export type Outcome =
  | { status: 200; id: string }
  | { status: 204 }
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
  /** Name of the practice. */
  siteName: string
  /** The address to which visitors write if the form fails. */
  email: string
  /** The time within which visitors have a reply. */
  replyTime: string | undefined
  /** URL of the home page, without a trailing slash; empty on the service's own host. */
  site: string
  headers: Record<string, string>
}

/** Creates the response, which no cache may store: JSON for the script, an HTML page for a form without scripts. */
export const toResponse = (outcome: Outcome, options: ResponseOptions): Response => {
  const headers = new Headers({
    ...options.headers,
    "cache-control": "no-store",
    "x-request-id": options.requestId,
  })
  if (outcome.status === 204) return new Response(null, { status: 204, headers })
  if (outcome.status === 405) headers.set("allow", "POST, OPTIONS")
  if (outcome.status !== 200 && outcome.retryAfter) headers.set("retry-after", String(outcome.retryAfter))

  if (options.format === "page") {
    const page = responsePage(problemsOf(outcome), options, outcome.status === 200 ? outcome.id : undefined)
    for (const [name, value] of Object.entries(page.headers)) headers.set(name, value)
    return new Response(page.html, { status: outcome.status, headers })
  }
  headers.set("content-type", "application/json; charset=utf-8")
  headers.set("x-content-type-options", "nosniff")
  return new Response(JSON.stringify(bodyOf(outcome, options)), { status: outcome.status, headers })
}

type OutcomeWithBody = Exclude<Outcome, { status: 204 }>

const problemsOf = (outcome: OutcomeWithBody): string[] => {
  if (outcome.status === 200) return []
  return outcome.fields ? Object.values(outcome.fields) : [errorTexts[outcome.code]]
}

const bodyOf = (outcome: OutcomeWithBody, { requestId }: ResponseOptions): ContactResponseBody => {
  if (outcome.status === 200) return { ok: true, id: outcome.id }
  return {
    error: problemsOf(outcome)[0] ?? errorTexts[outcome.code],
    code: outcome.code,
    requestId,
    ...(outcome.fields ? { fields: outcome.fields } : {}),
  }
}
