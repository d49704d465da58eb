import type { Server } from "node:http"
import type { Duplex } from "node:stream"

/**
 * Options of `createServer` that end slow requests: 5 s for the headers, 10 s for all of a
 * request, looked at each second (Node's own rhythm is thirty).
 */
export const serverLimits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
} as const

const texts: Record<number, string> = {
  400: "Your message could not be read. Please reload the page and try again.",
  408: "Your message took too long to arrive. Please try again.",
  431: "Your message could not be read. Please reload the page and try again.",
}
const reasons: Record<number, string> = {
  400: "Bad Request",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
}
const statusOf: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers what is no HTTP, or came too slowly, with a JSON error. */
export const answerBrokenRequests = (server: Server): void => {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy()
      return
    }
    const status = statusOf[error.code ?? ""] ?? 400
    const body = JSON.stringify({ error: texts[status], code: "bad_request" })
    socket.end(
      `HTTP/1.1 ${status} ${reasons[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
  })
}
