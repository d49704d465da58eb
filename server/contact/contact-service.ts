import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { contactHandler, type ContactClient } from "../../supabase/functions/_shared/contact/http/handler"
import { resendMailer } from "../../supabase/functions/_shared/contact/mail/resend"
import type { Log, Mailer } from "../../supabase/functions/_shared/contact/types"
import { clientAddress } from "./client-address"
import { fileMailer } from "./file-mailer"
import { smtpMailer } from "./smtp-mailer"
import { openStore } from "./open-store"
import { startOutboxWorker } from "./outbox-worker"
import { startPurgeJob } from "./purge-job"
import { readMailTemplates } from "./mail-templates"
import { localHashSecret } from "./data-dir"
import type { ContactSettings } from "./settings"

export type ContactServiceOptions = {
  settings: ContactSettings
  /** The folder that holds `content/` and `supabase/`; by default the working directory. */
  root?: string
  log?: Log
  /** Called if the embedded database hangs or dies; by default the process ends with code 75, to be started again. */
  onFatal?: (reason: Error) => void
}

export type ContactService = {
  /** Answers /functions/v1/contact-form and /healthz. Never throws. */
  handle: (request: Request, client: ContactClient) => Promise<Response>
  /** Finishes what is under way and closes the database. */
  stop(): Promise<void>
}

/**
 * Starts the contact service on one machine: the store, the outbox worker and the handler.
 * @throws an Error with a sentence for the operator if a setting, a file in `content/` or the database is not right
 */
export const startContactService = async (options: ContactServiceOptions): Promise<ContactService> => {
  const { settings, root = process.cwd(), log = writeLog } = options
  const words = await readMailTemplates(root, settings.CONTACT_FROM)
  const dataDir = settings.CONTACT_DATA_DIR
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const mailFolder = join(dataDir, "mail")
  const store = await openStore({ settings, root, mailFolder, onFatal: options.onFatal ?? endProcess(log) })
  // After the directory has been locked, so that two servers do not make two secrets.
  const hashSecret =
    settings.CONTACT_HASH_SECRET ??
    (await localHashSecret(dataDir).catch(async (error: unknown) => {
      await store.stop()
      throw error
    }))
  const mailer = chooseMailer(settings, mailFolder)
  const outboxDeps = { store, mailer, leaseSeconds: settings.CONTACT_LEASE_SECONDS, log }
  const outbox = startOutboxWorker(outboxDeps)
  store.onReleased(outbox.wake)
  const purge = startPurgeJob({ store, mailFolder, log })
  const contactDeps = {
    store,
    words,
    tokens: [settings.GATSBY_CONTACT_ANON_TOKEN],
    allowedOrigins: [new URL(words.url).origin, ...settings.CONTACT_ALLOWED_ORIGINS],
    hashSecret,
    postLimit: settings.CONTACT_RATE_LIMIT,
    confirmationsPerHour: settings.CONTACT_CONFIRMATIONS_PER_HOUR,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    log,
    stored: outbox.wake,
  }
  log({ level: "info", event: "contact_started", store: store.kind, mailer: mailer.name })

  return {
    handle: async (request, client) => {
      const { pathname } = new URL(request.url)
      if (pathname === "/healthz") return health(store.ping)
      const address = clientAddress(request.headers, client.address, settings.TRUST_PROXY)
      return contactHandler(request, { address }, contactDeps)
    },
    stop: async () => {
      purge.stop()
      await outbox.stop()
      await store.stop()
    },
  }
}

const chooseMailer = (settings: ContactSettings, mailFolder: string): Mailer => {
  if (settings.RESEND_API_KEY) {
    const endpoint = settings.RESEND_URL
    return resendMailer({ apiKey: settings.RESEND_API_KEY, ...(endpoint ? { endpoint } : {}) })
  }
  return settings.SMTP_URL ? smtpMailer(settings.SMTP_URL) : fileMailer(mailFolder)
}

const health = async (ping: () => Promise<void>): Promise<Response> => {
  const headers = { "cache-control": "no-store" }
  try {
    await ping()
    return Response.json({ ok: true }, { headers })
  } catch {
    return Response.json({ ok: false, error: "The database does not answer." }, { status: 503, headers })
  }
}

const writeLog: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
}

// EX_TEMPFAIL of sysexits.h: whoever watches over the process may start it again.
const endProcess = (log: Log) => (reason: Error) => {
  log({ level: "error", event: "contact_fatal", error: reason.message })
  // The visitors who wait still get their 503.
  setTimeout(() => process.exit(75), 500)
}
