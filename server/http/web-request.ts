import type { IncomingMessage, ServerResponse } from "node:http"
import { Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"

const toHeaders = (incoming: IncomingMessage): Headers => {
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  return headers
}

/** Lets `limit` bytes through and fails on the next one. */
const limited = (limit: number, onTooLarge: () => void): Transform => {
  let received = 0
  return new Transform({
    transform(chunk: Buffer, _, next) {
      received += chunk.length
      if (received <= limit) return next(null, chunk)
      onTooLarge()
      return next(new Error(`The body is larger than ${limit} bytes`))
    },
  })
}

/**
 * A Node request as the web's `Request`, its body streamed and never longer than `limit` bytes: reading past that
 * fails and calls `onTooLarge`.
 */
export const toRequest = (incoming: IncomingMessage, limit: number, onTooLarge: () => void): Request => {
  const method = incoming.method ?? "GET"
  const origin = `http://${incoming.headers.host ?? ""}`
  const url = new URL(URL.canParse(origin) ? origin : "http://localhost")
  const [path = "/", query = ""] = (incoming.url ?? "/").split(/\?(.*)/s)
  url.pathname = path
  url.search = query
  const init: RequestInit & { duplex?: "half" } = { method, headers: toHeaders(incoming) }
  if (method !== "GET" && method !== "HEAD") {
    const body = limited(limit, onTooLarge)
    // A visitor who leaves in the middle makes both ends fail; the reader of the body hears of it.
    pipeline(incoming, body).catch(() => undefined)
    init.body = Readable.toWeb(body) as ReadableStream<Uint8Array>
    init.duplex = "half"
  }
  return new Request(url, init)
}

/** Sends the web's `Response` through Node. */
export const sendResponse = async (outgoing: ServerResponse, response: Response) => {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value)
  const body = Buffer.from(await response.arrayBuffer())
  if (body.length > 0) outgoing.setHeader("Content-Length", body.length)
  if (!outgoing.req.complete) outgoing.setHeader("Connection", "close")
  outgoing.end(body)
}
