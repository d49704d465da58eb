import type { IncomingHttpHeaders } from "node:http"

const opaque = (tag: string) => tag.trim().replace(/^W\//, "")

/**
 * Whether the visitor's stored copy is still good, so that 304 is the answer. `If-None-Match` decides where it is sent,
 * else `If-Modified-Since` (RFC 9110, 13.2.2).
 */
export const isFresh = (request: IncomingHttpHeaders, etag: string, modified: Date): boolean => {
  const tags = request["if-none-match"]
  if (tags !== undefined) return tags.trim() === "*" || tags.split(",").map(opaque).includes(opaque(etag))
  const since = Date.parse(request["if-modified-since"] ?? "")
  return Math.floor(modified.getTime() / 1000) * 1000 <= since
}
