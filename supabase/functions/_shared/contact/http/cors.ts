/**
 * Whether the request may come from the page it comes from: one on the service's own host, or of a listed origin.
 * Without an `Origin` header no foreign page is behind the request, so it is allowed.
 */
export const originAllowed = (request: Request, allowedOrigins: readonly string[]): boolean => {
  const origin = request.headers.get("origin")
  if (origin === null) return true
  // A strict referrer policy turns the origin of a plain form post into "null"; Sec-Fetch-Site still says that it is ours.
  if (origin === "null") return request.headers.get("sec-fetch-site") === "same-origin"
  return allowedOrigins.includes(origin) || hostOf(origin) === new URL(request.url).host
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** Returns the headers that let an allowed origin read the response; for any other origin only `Vary`. */
export const corsHeaders = (request: Request, allowedOrigins: readonly string[]): Record<string, string> => {
  const origin = request.headers.get("origin")
  if (origin === null || origin === "null" || !originAllowed(request, allowedOrigins))
    return { vary: "Origin" }
  return {
    vary: "Origin",
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "POST, OPTIONS",
    // Supabase's own clients add apikey and x-client-info.
    "access-control-allow-headers": "authorization, content-type, idempotency-key, apikey, x-client-info",
    "access-control-expose-headers": "retry-after, x-request-id",
    "access-control-max-age": "86400",
  }
}
