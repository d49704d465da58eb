import { responsePage } from "./response-page.ts"
import { errorTexts, type ErrorCode } from "../texts.ts"
import type { FieldErrors } from "../enquiry/validate.ts"

/** What the handler decided, before it becomes JSON or a page. */
export type Outcome =
  | { status: 200; id: string; confirmation: boolean }
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
  /** Where the link of a page leads. */
  back: string
  headers: Record<string, string>
}

/** Turns a decision into a response: JSON for the script, a page for a browser without it; never stored by a cache. */
export const toResponse = async (decision: Outcome, style: ResponseOptions): Promise<Response> => {
  const headers = new Headers({
    ...style.headers,
    "cache-control": "no-store",
    "x-request-id": style.requestId,
  })
  if (decision.status === 204) return new Response(null, { status: 204, headers })
  if (decision.status === 405) headers.set("allow", "POST, OPTIONS")
  if (decision.status !== 200 && decision.retryAfter) headers.set("retry-after", String(decision.retryAfter))

  if (style.format === "page") {
    const page = await responsePage(problemsOf(decision), style.back, {
      confirmation: decision.status === 200 && decision.confirmation,
    })
    for (const [name, value] of Object.entries(page.headers)) headers.set(name, value)
    return new Response(page.html, { status: decision.status, headers })
  }
  headers.set("content-type", "application/json; charset=utf-8")
  headers.set("x-content-type-options", "nosniff")
  return new Response(JSON.stringify(bodyOf(decision, style)), { status: decision.status, headers })
}

type Spoken = Exclude<Outcome, { status: 204 }>

const problemsOf = (decision: Spoken): string[] => {
  if (decision.status === 200) return []
  return decision.fields ? Object.values(decision.fields) : [errorTexts[decision.code]]
}

const bodyOf = (decision: Spoken, style: ResponseOptions) => {
  if (decision.status === 200) return { ok: true, id: decision.id, confirmation: decision.confirmation }
  return {
    error: problemsOf(decision)[0] ?? errorTexts[decision.code],
    code: decision.code,
    requestId: style.requestId,
    ...(decision.fields ? { fields: decision.fields } : {}),
  }
}
