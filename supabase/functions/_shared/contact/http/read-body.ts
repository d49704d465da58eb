import { bodyLimit } from "../contract.ts"

export type ReadBody =
  { ok: true; fields: Record<string, unknown> } | { ok: false; code: "too_large" | "bad_request" }

export type BodyFormat = "json" | "form"

/** Returns how the form was sent: by a script (JSON) or by the browser (form fields); null for any other media type. */
export const bodyFormat = (request: Request): BodyFormat | null => {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase()
  if (type === "application/json") return "json"
  return type === "application/x-www-form-urlencoded" ? "form" : null
}

/**
 * Reads the fields of a body of at most `bodyLimit` bytes. Rejects a larger `Content-Length` without reading. Never
 * throws.
 */
export const readBody = async (request: Request, format: BodyFormat): Promise<ReadBody> => {
  if (Number(request.headers.get("content-length") ?? 0) > bodyLimit) return { ok: false, code: "too_large" }
  try {
    const text = await limitedText(request)
    if (text === null) return { ok: false, code: "too_large" }
    if (format === "form") return { ok: true, fields: Object.fromEntries(new URLSearchParams(text)) }
    const fields: unknown = JSON.parse(text)
    return isRecord(fields) ? { ok: true, fields } : { ok: false, code: "bad_request" }
  } catch {
    // Not UTF-8, not JSON, or a broken connection: the message is the same.
    return { ok: false, code: "bad_request" }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const limitedText = async (request: Request): Promise<string | null> => {
  const reader = request.body?.getReader()
  if (!reader) return ""
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let size = 0
  let text = ""
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > bodyLimit) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
