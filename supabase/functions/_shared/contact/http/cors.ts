/**
 * Returns whether a request comes from a page on the service's own host or on a listed origin. A request without an `Origin`
 * header does not come from a page of another site, so it is allowed.
 */
export const originAllowed = (request: Request, allowedOrigins: readonly string[]): boolean => {
  const origin = request.headers.get("origin")
  if (origin === null) return true
  // A strict referrer policy turns the origin of a plain form post into "null"; Sec-Fetch-Site still identifies the site's own page.
  if (origin === "null") return request.headers.get("sec-fetch-site") === "same-origin"
  // Behind a proxy the request itself does not say whether the page was loaded over HTTPS.
  const { host } = new URL(request.url)
  return [...allowedOrigins, `https://${host}`, `http://${host}`].includes(origin)
}

/** Returns the headers that let pages of an allowed origin read the response; null for none. */
export const corsHeaders = (origin: string | null): Record<string, string> =>
  origin === null
    ? { vary: "Origin" }
    : {
        vary: "Origin",
        "access-control-allow-origin": origin,
        "access-control-allow-methods": "POST, OPTIONS",
        // Supabase's own clients add apikey and x-client-info.
        "access-control-allow-headers": "authorization, content-type, idempotency-key, apikey, x-client-info",
        "access-control-expose-headers": "retry-after, x-request-id",
        "access-control-max-age": "86400",
      }
