import type { IncomingHttpHeaders } from "node:http"

const listed = (tags: string) => tags.split(",").map((tag) => tag.trim())
const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, "")

/**
 * Returns the status that the conditions of a request lead to, in the order of RFC 9110, 13.2.2: 412 if the visitor wants
 * another state of the file, 304 if the visitor's stored copy is still good, `undefined` if the file is to be sent.
 */
export const precondition = (
  request: IncomingHttpHeaders,
  etag: string,
  modified: Date,
): 304 | 412 | undefined => {
  const second = Math.floor(modified.getTime() / 1000) * 1000
  const { "if-match": match, "if-none-match": noneMatch } = request
  if (match === undefined) {
    if (second > Date.parse(request["if-unmodified-since"] ?? "")) return 412
  } else if (match.trim() !== "*" && !listed(match).includes(etag)) return 412

  if (noneMatch === undefined) {
    return second <= Date.parse(request["if-modified-since"] ?? "") ? 304 : undefined
  }
  const isKnown =
    noneMatch.trim() === "*" || listed(noneMatch).map(withoutWeakness).includes(withoutWeakness(etag))
  return isKnown ? 304 : undefined
}

/** First and last byte of a part, both included. */
export type ByteRange = { start: number; end: number }

/**
 * Returns the part of a file of `size` bytes that a `Range` header asks for (RFC 9110, 14.2). `undefined`: send the whole
 * file, since the header is unreadable or asks for several parts; `"unsatisfiable"`: the file has no such part.
 */
export const byteRange = (header: string, size: number): ByteRange | "unsatisfiable" | undefined => {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? []
  if (first === "" && last === "") return undefined
  if (first === "") {
    const length = Math.min(Number(last), size)
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 }
  }
  if (last !== "" && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return "unsatisfiable"
  return { start: Number(first), end: last === "" ? size - 1 : Math.min(Number(last), size - 1) }
}
