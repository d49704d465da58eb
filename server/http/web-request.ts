import type { IncomingMessage, ServerResponse } from "node:http"

const toHeaders = (incoming: IncomingMessage): Headers => {
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  return headers
}

/** The body as it comes in. What follows the first `limit` bytes is read and thrown away, so that an answer can be sent. */
const limitedBody = (incoming: IncomingMessage, limit: number, onTooLarge: () => void) => {
  let received = 0
  let isOpen = true
  const once = (end: () => void) => {
    if (isOpen) end()
    isOpen = false
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      incoming.on("data", (chunk: Buffer) => {
        received += chunk.length
        if (received <= limit && isOpen) controller.enqueue(chunk)
        if (received <= limit) return
        once(() => controller.error(new Error(`The body is larger than ${limit} bytes`)))
        onTooLarge()
      })
      incoming.once("end", () => once(() => controller.close()))
      incoming.once("error", (error) => once(() => controller.error(error)))
    },
    // Whoever reads the body may stop early; what still comes in is thrown away.
    cancel: () => once(() => undefined),
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
    init.body = limitedBody(incoming, limit, onTooLarge)
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
