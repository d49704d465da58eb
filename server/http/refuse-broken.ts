import type { Server, ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import { errorTexts } from "../../supabase/functions/_shared/contact/texts"
import { refusalBytes, sendRefusal, type Refusal } from "./refusal"

/** What the parser found wrong, by the code of Node's error; all else is no HTTP. */
const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: "request_timeout",
    error: errorTexts.request_timeout,
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: "headers_too_large",
    error: "The headers of this request are too long.",
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: "too_large",
    error: errorTexts.too_large,
  },
}

const noHttp: Refusal = { status: 400, code: "bad_request", error: "This request could not be read." }

const notExpected: Refusal = {
  status: 417,
  code: "expectation_failed",
  error: "This server does not do what the request expects.",
}

/**
 * Answers what is too slow, too long or no HTTP with a sentence, as the service answers everything else; by itself Node
 * sends a status without a word.
 */
export const refuseBroken = (server: Server) => {
  const latest = new WeakMap<Duplex, ServerResponse>()
  server.prependListener("request", (request, response) => {
    latest.set(request.socket, response)
  })
  server.on("checkExpectation", (_request, response) => sendRefusal(response, notExpected))
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket)
    const inTheMiddle = response?.headersSent && !response.writableFinished
    // A second answer inside the first would be read as a part of it.
    if (!socket.writable || inTheMiddle) {
      socket.destroy()
      return
    }
    // Whoever is slow would also be slow to hang up.
    socket.end(refusalBytes(refusals[error.code ?? ""] ?? noHttp), () => socket.destroy())
  })
}
