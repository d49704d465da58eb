/** First and last byte of a part, both included. */
export type ByteRange = { start: number; end: number }

/**
 * The part of a file of `size` bytes that a `Range` header asks for (RFC 9110, 14.2). `undefined`: send the whole file,
 * since the header is unreadable or asks for several parts; `"unsatisfiable"`: the file has no such part.
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
