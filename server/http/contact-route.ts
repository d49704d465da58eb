import type { IncomingMessage, ServerResponse } from "node:http"
import { bodyLimit } from "../../supabase/functions/_shared/contact/contract"
import { errorTexts } from "../../supabase/functions/_shared/contact/texts"
import type { ContactService } from "../contact/contact-service"
import { onePerTurn } from "./one-per-turn"
import { sendResponse, toRequest } from "./web-request"

/** The web knows no request with this method. */
const notAllowed = () =>
  Response.json(
    { error: errorTexts.method_not_allowed, code: "method_not_allowed" },
    { status: 405, headers: { allow: "POST, OPTIONS" } },
  )

const tooLarge = () => Response.json({ error: errorTexts.too_large, code: "too_large" }, { status: 413 })

/** Hands a request to the contact service and sends its answer; bodies past the limit get 413 whatever it says. */
export const contactRoute = (contact: ContactService) => {
  const turn = onePerTurn()
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    await turn()
    // Who has left in the meantime was not told that anything arrived.
    if (incoming.destroyed) return
    const limit = new AbortController()
    const answer = async (): Promise<Response> => {
      if (incoming.method === "TRACE") return notAllowed()
      if (Number(incoming.headers["content-length"] ?? 0) > bodyLimit) return tooLarge()
      const request = toRequest(incoming, bodyLimit, () => {
        limit.abort()
      })
      return contact.handle(request, { address: incoming.socket.remoteAddress ?? "" })
    }
    const response = await answer().catch((error: unknown) => {
      if (limit.signal.aborted) return tooLarge()
      throw error
    })
    await sendResponse(outgoing, limit.signal.aborted ? tooLarge() : response)
  }
}
