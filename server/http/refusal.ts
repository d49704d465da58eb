import type { ServerResponse } from "node:http"
import { STATUS_CODES } from "node:http"

/** What a refusal says: a sentence for the visitor in `error`, as every answer of the contact service has it. */
export type Refusal = { status: number; code: string; error: string }

const bodyOf = ({ code, error }: Refusal) => `${JSON.stringify({ error, code })}\n`

const headersOf = (body: string) => ({
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": String(Buffer.byteLength(body)),
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  Connection: "close",
})

/** A refusal through Node; the connection ends with it, because what still comes in is not read. */
export const sendRefusal = (response: ServerResponse, refusal: Refusal) => {
  const body = bodyOf(refusal)
  response.writeHead(refusal.status, headersOf(body)).end(body)
}

/** A refusal as bytes, for a connection on which Node has no request to answer. */
export const refusalBytes = (refusal: Refusal): string => {
  const body = bodyOf(refusal)
  const head = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...head, "", body].join("\r\n")
}
