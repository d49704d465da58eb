import { createHash, timingSafeEqual } from "node:crypto"
import * as z from "zod"
import { contactHandler, type ContactDeps } from "../http/handler.ts"
import { bearerToken } from "../http/request.ts"
import { outboxDrain } from "../mail/drain-outbox.ts"
import { resendMailer } from "../mail/resend.ts"
import { mailTemplates, parsedText, readSettings, sharedSettings, textSetting } from "../settings.ts"
import { postgresStore } from "../store/postgres-store.ts"
import type { Log } from "../types.ts"

const json = parsedText((value) => JSON.parse(value) as unknown, "must be JSON")

/** The settings of the Edge Functions, which are secrets of the project on Supabase. */
const settingsSchema = z.object({
  ...sharedSettings,
  CONTACT_MAIL_TEMPLATES: json.pipe(mailTemplates),
  CONTACT_OUTBOX_SECRET: textSetting,
  // The header in which the gateway passes on the client's address.
  CONTACT_CLIENT_HEADER: textSetting.default("cf-connecting-ip"),
  GATSBY_CONTACT_ANON_TOKEN: textSetting.optional(),
  // Supabase sets these two: the older key as text, the newer ones as an object in JSON.
  SUPABASE_ANON_KEY: textSetting.optional(),
  SUPABASE_PUBLISHABLE_KEYS: json.pipe(z.record(z.string(), z.string())).default({}),
})

const log: Log = (entry) => console.log(JSON.stringify(entry))

// Supabase's addition to Deno keeps a worker alive until a promise is settled; other runtimes do not have it.
const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void } }

const sha256 = (text: string) => createHash("sha256").update(text).digest()

/**
 * Returns the request handlers of the two Edge Functions. Called once for each worker, whose connections to the database they
 * share.
 * @throws an Error that names every secret that is missing or wrong
 */
export const edgeService = (env: (name: string) => string | undefined) => {
  const settings = readSettings(settingsSchema, env, "Set these with supabase secrets set NAME=value")
  const store = postgresStore(settings.CONTACT_DATABASE_URL, 2)
  const mailer = resendMailer(settings.RESEND_API_KEY, settings.RESEND_URL)
  const drain = outboxDrain({ store, mailer, log })
  const contactDeps: ContactDeps = {
    settings,
    store,
    templates: settings.CONTACT_MAIL_TEMPLATES,
    tokens: [
      settings.GATSBY_CONTACT_ANON_TOKEN,
      settings.SUPABASE_ANON_KEY,
      ...Object.values(settings.SUPABASE_PUBLISHABLE_KEYS),
    ].filter((token) => token !== undefined),
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
      // Compares hashes, in a time that reveals nothing about the secret.
      if (!timingSafeEqual(sha256(bearerToken(request) ?? ""), sha256(settings.CONTACT_OUTBOX_SECRET)))
        return respond(401, { error: "The secret of the outbox is wrong." })
      const sent = await drain()
      return sent === null
        ? respond(503, { error: "The outbox cannot be read just now." })
        : respond(200, { sent })
    },
  }
}
