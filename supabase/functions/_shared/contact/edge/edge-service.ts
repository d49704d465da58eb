import { drainOutbox, type OutboxDeps } from "../mail/drain-outbox.ts"
import type { EdgeSettings } from "./edge-settings.ts"
import { contactHandler } from "../http/handler.ts"
import { singleFlight } from "../mail/single-flight.ts"
import { outboxHandler } from "./outbox-handler.ts"
import { resendMailer } from "../mail/resend.ts"
import { postgresStore } from "../store/postgres-store.ts"
import type { Log } from "../types.ts"

const log: Log = (entry) => console.log(JSON.stringify(entry))

/**
 * The two Edge Functions as plain functions of a request.
 * @param inBackground keeps the worker alive until a promise is settled
 */
export const edgeService = (settings: EdgeSettings, inBackground: (work: Promise<unknown>) => void) => {
  // Nothing runs before the first request, so the first call checks the database.
  const store = postgresStore(settings.databaseUrl, { connections: 2 }).checked
  const outboxDeps: OutboxDeps = {
    store,
    mailer: resendMailer({
      apiKey: settings.resendApiKey,
      ...(settings.resendUrl ? { endpoint: settings.resendUrl } : {}),
    }),
    log,
    stopping: () => false,
  }
  const drain = singleFlight(() =>
    drainOutbox(outboxDeps).catch(() => log({ level: "error", event: "outbox_failed" })),
  )
  return {
    contact: (request: Request) =>
      contactHandler(
        request,
        { address: request.headers.get(settings.clientHeader) },
        {
          store,
          words: settings.words,
          tokens: settings.tokens,
          allowedOrigins: settings.allowedOrigins,
          hashSecret: settings.hashSecret,
          postLimit: settings.postLimit,
          confirmationsPerHour: settings.confirmationsPerHour,
          now: Date.now,
          newId: () => crypto.randomUUID(),
          log,
          // For speed only: the schedule comes back for whatever this does not finish.
          stored: () => inBackground(drain()),
        },
      ),
    outbox: (request: Request) => outboxHandler(request, settings.outboxSecret, outboxDeps),
  }
}
