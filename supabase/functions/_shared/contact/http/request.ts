import ipaddr from "ipaddr.js"
import * as z from "zod"
import { bodyLimit } from "../contract.ts"

/**
 * Returns whether a request comes from a page on the service's own host or on a listed origin. A request without an `Origin`
 * header does not come from a page of another site, so it is allowed.
 */
export const originAllowed = (request: Request, allowedOrigins: readonly string[]): boolean => {
  const origin = request.headers.get("origin")
  if (origin === null) return true
  // A strict referrer policy makes the origin of a plain form post "null"; Sec-Fetch-Site still identifies the site's page.
  if (origin === "null") return request.headers.get("sec-fetch-site") === "same-origin"
  // Behind a proxy the request itself does not say whether the page was loaded over HTTPS.
  const { host } = new URL(request.url)
  return [...allowedOrigins, `https://${host}`, `http://${host}`].includes(origin)
}

/** Returns the token in the `Authorization` header; undefined if there is none. */
export const bearerToken = (request: Request): string | undefined =>
  /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1]

export type BodyFormat = "json" | "form"

/** Returns how the form was sent: by a script (JSON) or by the browser (form fields); null for any other media type. */
export const bodyFormat = (request: Request): BodyFormat | null => {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase()
  if (type === "application/json") return "json"
  return type === "application/x-www-form-urlencoded" ? "form" : null
}

const fields = z.record(z.string(), z.unknown())

/**
 * Reads the fields of a body of at most `bodyLimit` bytes, or returns the code of the error. Rejects a larger
 * `Content-Length` without reading. Never throws.
 */
export const readBody = async (
  request: Request,
  format: BodyFormat,
): Promise<z.output<typeof fields> | "too_large" | "bad_request"> => {
  if (Number(request.headers.get("content-length") ?? 0) > bodyLimit) return "too_large"
  try {
    const text = await limitedText(request)
    if (text === null) return "too_large"
    return fields.parse(format === "form" ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text))
  } catch {
    // Not UTF-8, not JSON, or a broken connection: the message is the same.
    return "bad_request"
  }
}

const limitedText = async (request: Request): Promise<string | null> => {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let size = 0
  let text = ""
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > bodyLimit) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * Returns the whole IPv4 address, or the IPv6 /48 prefix: a single customer may have all of its addresses (RFC 6177).
 * IPv4 inside IPv6 (`::ffff:192.0.2.1`) counts as IPv4.
 */
export const clientNetwork = (address: string): string => {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address.replace(/%.*$/, ""))
  if (parsed.kind() === "ipv4") return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`).toString()}/48`
}
