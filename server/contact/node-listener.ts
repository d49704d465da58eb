import type { IncomingMessage, ServerResponse } from "node:http"
import { clientAddress } from "./client-address"
import type { ContactService } from "./index"
import { nodeRequest } from "./node-request"

/** Whether a path belongs to the service, so that a server knows what to hand on. */
export const isContactPath = (path: string): boolean =>
  path.startsWith("/functions/v1/") || path === "/healthz"

/** A listener for Node's http server that answers every request by the service. */
export const contactListener =
  (service: Pick<ContactService, "handle">, { trustProxy }: { trustProxy: boolean }) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    let response: Response
    try {
      const address = clientAddress(incoming, trustProxy)
      response = await service.handle(await nodeRequest(incoming), { address })
    } catch {
      // The client went away, or sent what no Request can hold.
      response = Response.json(
        {
          error: "Your message could not be read. Please reload the page and try again.",
          code: "bad_request",
        },
        { status: 400 },
      )
    }
    if (outgoing.destroyed) return
    const body = Buffer.from(await response.arrayBuffer())
    // An unread rest would be taken for the next request.
    if (!incoming.complete) {
      outgoing.setHeader("connection", "close")
      incoming.resume()
    }
    outgoing.writeHead(response.status, [...response.headers].flat()).end(body)
  }
