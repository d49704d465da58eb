import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import { errorTexts } from "../../supabase/functions/_shared/contact/texts"

/** An error for the client: `error` is a sentence for the visitor, as in every response of the contact service. */
type HttpError = { status: number; code: string; error: string }

const badRequest = (error: string): HttpError => ({ status: 400, code: "bad_request", error })

export const missingHost = badRequest("A request must have exactly one Host header.")

export const serverError: HttpError = { status: 500, code: "broken", error: errorTexts.broken }

const unreadable = badRequest("This request could not be read.")

const expectationFailed: HttpError = {
  status: 417,
  code: "expectation_failed",
  error: "This server does not support the Expect header of the request.",
}

/** Responses to parser errors, by Node's error code. Every other code means that the bytes are not HTTP. */
const parserErrors: Record<string, HttpError> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "request_timeout", error: errorTexts.request_timeout },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: "headers_too_large",
    error: "The headers of this request are too long.",
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: "too_large", error: errorTexts.too_large },
}

const bodyOf = ({ code, error }: HttpError) => `${JSON.stringify({ error, code })}\n`

const headersOf = (body: string) => ({
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": String(Buffer.byteLength(body)),
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  Connection: "close",
})

/** Sends an error as JSON and closes the connection, since the rest of the request is not read. */
export const sendError = (response: ServerResponse, error: HttpError) => {
  const body = bodyOf(error)
  response.writeHead(error.status, headersOf(body)).end(body)
}

/** Returns the same response with its head as text, for a connection on which Node has no `ServerResponse`. */
const errorBytes = (error: HttpError): string => {
  const body = bodyOf(error)
  const head = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`, ...head, "", body].join("\r\n")
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

/**
 * Sends a short response in plain text, without waiting for the request's body.
 * @param headers names and values in turn
 */
export const sendText = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: readonly string[] = [],
) => {
  const body = `${text}\n`
  const own = [
    "Content-Type",
    "text/plain; charset=utf-8",
    "Content-Length",
    String(Buffer.byteLength(body)),
    ...(headers.includes("X-Content-Type-Options") ? [] : ["X-Content-Type-Options", "nosniff"]),
    ...(hasBody(response.req) ? ["Connection", "close"] : []),
  ]
  response.writeHead(status, [...headers, ...own]).end(body)
}

/**
 * Responds to requests that are too slow, too long or not HTTP with a JSON body like the contact service's. By default Node
 * sends a status without a body.
 */
export const handleClientErrors = (server: Server) => {
  const latest = new WeakMap<Duplex, ServerResponse>()
  server.prependListener("request", (request, response) => {
    latest.set(request.socket, response)
  })
  server.on("checkExpectation", (_request, response) => sendError(response, expectationFailed))
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket)
    const isHalfSent = response?.headersSent && !response.writableFinished
    // The client would read a second response as part of the first.
    if (!socket.writable || isHalfSent) {
      socket.destroy()
      return
    }
    // A slow client might also be slow to close the connection.
    socket.end(errorBytes(parserErrors[error.code ?? ""] ?? unreadable), () => socket.destroy())
  })
}
