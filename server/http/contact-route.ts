import type { IncomingMessage, ServerResponse } from "node:http"
import { ReadableStream } from "node:stream/web"
import { contactPaths } from "../../supabase/functions/_shared/contact/contract"
import { errorTexts } from "../../supabase/functions/_shared/contact/texts"
import type { ContactService } from "../contact/contact-service"

export const isContactRequest = ({ url = "/" }: IncomingMessage): boolean =>
  contactPaths.includes(url.replace(/\?.*/s, ""))

/**
 * Returns a function whose callers continue in the order of their calls, one per turn of the event loop. Node accepts one
 * connection per turn: if a turn handled every request that has arrived, the last connections of a burst would wait for
 * seconds.
 */
export const requestQueue = () => {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return (): Promise<void> =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next)
    })
}

/**
 * Yields the body of a request as fast as the service reads it. A client that sent `Expect: 100-continue` gets
 * `100 Continue` when the service starts to read, so a request that is rejected by its headers alone sends no body.
 */
async function* bodyOf(incoming: IncomingMessage, outgoing: ServerResponse): AsyncGenerator<Uint8Array> {
  const isWaiting = /^100-continue$/i.test(incoming.headers.expect ?? "") && incoming.httpVersion !== "1.0"
  if (isWaiting) outgoing.writeContinue()
  // A service that stops reading early still has a response to send, so the connection must stay open.
  yield* incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
}

/** Converts a Node request to a `Request`. */
const toRequest = (incoming: IncomingMessage, outgoing: ServerResponse): Request => {
  const { method = "GET", headersDistinct } = incoming
  const origin = `http://${incoming.headers.host ?? ""}`
  const url = new URL(URL.canParse(origin) ? origin : "http://localhost")
  const [path = "/", query = ""] = (incoming.url ?? "/").split(/\?(.*)/s)
  url.pathname = path
  url.search = query
  const headers = new Headers()
  for (const [name, values] of Object.entries(headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  if (method === "GET" || method === "HEAD") return new Request(url, { method, headers })
  const init: RequestInit & { duplex: "half" } = {
    method,
    headers,
    body: ReadableStream.from(bodyOf(incoming, outgoing)) as BodyInit,
    duplex: "half",
  }
  return new Request(url, init)
}

const sendResponse = async (outgoing: ServerResponse, response: Response) => {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value)
  const body = Buffer.from(await response.arrayBuffer())
  if (body.length > 0) outgoing.setHeader("Content-Length", body.length)
  if (!outgoing.req.complete) {
    outgoing.setHeader("Connection", "close")
    // Discards the rest of the body: some clients read the response only after they have sent all of it.
    outgoing.req.resume()
  }
  outgoing.end(body)
}

/** Returns the response to TRACE, a method that a `Request` for the service cannot have. */
const traceNotAllowed = () =>
  Response.json(
    { error: errorTexts.method_not_allowed, code: "method_not_allowed" },
    { status: 405, headers: { allow: "POST, OPTIONS" } },
  )

/** Passes requests to the contact service and sends its responses. */
export const contactRoute = (contact: ContactService) => {
  const turn = requestQueue()
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    await turn()
    // The client has disconnected, and nothing has been confirmed to it.
    if (incoming.destroyed) return
    const response =
      incoming.method === "TRACE"
        ? traceNotAllowed()
        : await contact.handle(toRequest(incoming, outgoing), {
            address: incoming.socket.remoteAddress ?? "",
          })
    await sendResponse(outgoing, response)
  }
}
