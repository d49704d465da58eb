import type { IncomingMessage, ServerResponse } from "node:http"
import { ReadableStream } from "node:stream/web"
import type { ContactService } from "../contact/contact-service"

const toRequest = (incoming: IncomingMessage): Request => {
  const { method = "GET", headersDistinct } = incoming
  const url = new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`)
  const headers = new Headers()
  for (const [name, values] of Object.entries(headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  if (method === "GET" || method === "HEAD") return new Request(url, { method, headers })
  // A service that stops reading early still has a response to send, so the connection must stay open.
  const body = ReadableStream.from(incoming.iterator({ destroyOnReturn: false })) as BodyInit
  return new Request(url, { method, headers, body, duplex: "half" } as RequestInit)
}

/** Passes a request to the contact service and sends its response. */
export const handleContact = async (
  contact: ContactService,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  const response = await contact.handle(toRequest(incoming), incoming.socket.remoteAddress ?? null)
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) outgoing.setHeader(name, value)
  const body = Buffer.from(await response.arrayBuffer())
  if (!incoming.complete) {
    outgoing.setHeader("Connection", "close")
    // Discards the rest of the body: some clients read the response only after they have sent all of it.
    incoming.resume()
  }
  outgoing.end(body)
}
