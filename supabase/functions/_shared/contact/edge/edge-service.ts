import { sameSecret } from "../enquiry/hashes.ts"
import { contactHandler, type ContactDeps } from "../http/handler.ts"
import { bearerToken } from "../http/request.ts"
import { outboxDrain } from "../mail/drain-outbox.ts"
import { resendMailer } from "../mail/resend.ts"
import { postgresStore } from "../store/postgres-store.ts"
import type { Log } from "../types.ts"
import { publicTokens, readEdgeSettings } from "./edge-settings.ts"

const log: Log = (entry) => console.log(JSON.stringify(entry))

// Supabase's addition to Deno keeps a worker alive until a promise is settled; other runtimes do not have it.
const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void } }

/**
 * Returns the request handlers of the two Edge Functions. Called once for each worker, whose connection to the database they
 * share.
 */
export const edgeService = (env: (name: string) => string | undefined) => {
  const settings = readEdgeSettings(env)
  const store = postgresStore(settings.CONTACT_DATABASE_URL, { connections: 2 })
  const mailer = resendMailer(settings.RESEND_API_KEY, settings.RESEND_URL)
  const drain = outboxDrain({ store, mailer, log, stopping: () => false })
  const contactDeps: ContactDeps = {
    settings,
    store,
    templates: settings.CONTACT_MAIL_TEMPLATES,
    tokens: publicTokens(settings),
    log,
    // Sends the mails at once; without this the schedule sends them within a minute.
    onStored: () => EdgeRuntime?.waitUntil(drain()) ?? void drain(),
  }
  return {
    contact: (request: Request) =>
      contactHandler(request, request.headers.get(settings.CONTACT_CLIENT_HEADER), contactDeps),
    // The schedule in the database calls this with a separate secret and ignores the response: a mail that is not sent
    // stays in the outbox.
    outbox: async (request: Request) => {
      const respond = (status: number, body: Record<string, unknown>) =>
        Response.json(body, { status, headers: { "cache-control": "no-store" } })
      if (!sameSecret(bearerToken(request) ?? "", settings.CONTACT_OUTBOX_SECRET))
        return respond(401, { error: "The secret of the outbox is wrong." })
      const sent = await drain()
      return sent === null
        ? respond(503, { error: "The outbox cannot be read just now." })
        : respond(200, { sent })
    },
  }
}
