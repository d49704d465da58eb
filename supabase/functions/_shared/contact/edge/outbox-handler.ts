import { drainOutbox, type OutboxDeps } from "../mail/drain-outbox.ts"
import { sameSecret } from "../enquiry/hash.ts"

/**
 * Answers one request to `/functions/v1/contact-outbox`: sends what is due. It has a secret of its own, never the
 * public token. Whoever calls needs no answer: what is not sent stays in the outbox.
 */
export const outboxHandler = async (
  request: Request,
  secret: string,
  deps: OutboxDeps,
): Promise<Response> => {
  const reply = (status: number, body: Record<string, unknown>) =>
    Response.json(body, { status, headers: { "cache-control": "no-store" } })
  if (request.method !== "POST") return reply(405, { error: "Please use POST." })
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? ""
  if (!(await sameSecret(bearer, secret))) return reply(401, { error: "The secret of the outbox is wrong." })
  try {
    return reply(200, { sent: await drainOutbox(deps) })
  } catch (error) {
    deps.log({
      level: "error",
      event: "outbox_failed",
      code: error instanceof Error ? error.name : "unknown",
    })
    return reply(503, { error: "The outbox cannot be read just now." })
  }
}
