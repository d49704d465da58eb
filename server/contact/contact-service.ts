import { mkdir } from "node:fs/promises"
import { isIP } from "node:net"
import { join } from "node:path"
import { healthPath } from "../../supabase/functions/_shared/contact/contract"
import {
  contactHandler,
  type ContactClient,
  type ContactDeps,
} from "../../supabase/functions/_shared/contact/http/handler"
import { resendMailer } from "../../supabase/functions/_shared/contact/mail/resend"
import type { ContactStore } from "../../supabase/functions/_shared/contact/store/contact-store"
import type { Log, Mailer } from "../../supabase/functions/_shared/contact/types"
import { startOutboxWorker, startPurgeJob } from "./background-jobs"
import { localHashSecret } from "./data-dir"
import { fileMailer } from "./file-mailer"
import { readMailTemplates } from "./mail-templates"
import { openEmbedded, openPostgres } from "./open-store"
import type { ContactSettings } from "./settings"
import { smtpMailer } from "./smtp-mailer"

export type ContactServiceOptions = {
  settings: ContactSettings
  /** The folder that holds `content/` and `supabase/`; by default the working directory. */
  root?: string
  log?: Log
  /** Called if the embedded database hangs or dies; by default the process exits with code 75. */
  onFatal?: (reason: Error) => void
}

export type ContactService = {
  /** Handles the requests to `contactPaths`. Never throws. */
  handle: (request: Request, client: ContactClient) => Promise<Response>
  /** Finishes the work in progress and closes the database. */
  stop: () => Promise<void>
}

/**
 * Starts the contact service on one machine: the store, the outbox worker and the handler.
 * @throws an Error with a sentence for the operator if a file in `content/` is invalid or the database cannot be opened
 */
export const startContactService = async (options: ContactServiceOptions): Promise<ContactService> => {
  const { settings, root = process.cwd(), log = writeLog, onFatal = endProcess(log) } = options
  const templates = await readMailTemplates(root, settings.CONTACT_FROM)
  const { CONTACT_DATABASE_URL: url, CONTACT_DATA_DIR: dataDir } = settings
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const mailFolder = join(dataDir, "mail")
  const store = await (url ? openPostgres(url) : openEmbedded(dataDir, { root, onFatal }))
  // The directory is locked by now, so two servers cannot create two secrets.
  const hashSecret =
    settings.CONTACT_HASH_SECRET ??
    (await localHashSecret(dataDir).catch(async (error: unknown) => {
      await store.stop()
      throw error
    }))
  const mailer = chooseMailer(settings, mailFolder)
  const outbox = startOutboxWorker({ store, mailer, leaseSeconds: settings.CONTACT_LEASE_SECONDS, log })
  const purge = startPurgeJob({ store, mailFolder, log })
  const health = healthCheck(store)
  const contactDeps: ContactDeps = {
    store: { submit: health.submit },
    templates,
    tokens: [settings.GATSBY_CONTACT_ANON_TOKEN],
    allowedOrigins: [new URL(templates.url).origin, ...settings.CONTACT_ALLOWED_ORIGINS],
    hashSecret,
    postLimit: settings.CONTACT_RATE_LIMIT,
    confirmationsPerHour: settings.CONTACT_CONFIRMATIONS_PER_HOUR,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    log,
    onStored: outbox.wake,
  }
  log({ level: "info", event: "contact_started", store: store.kind, mailer: mailer.name })

  return {
    handle: async (request, client) => {
      if (new URL(request.url).pathname === healthPath) return health.respond()
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

// In milliseconds.
const checkInterval = 10_000
const failureMemory = 60_000

/**
 * Watches a store for health checks, which fail for a minute after an enquiry could not be stored, and while a row cannot be
 * written. A row is written at most every ten seconds.
 */
export const healthCheck = (store: Pick<ContactStore, "health" | "submit">) => {
  const headers = { "cache-control": "no-store" }
  let failedAt = -Infinity
  let checkedAt = -Infinity
  let canWrite = Promise.resolve(true)
  const submit: ContactStore["submit"] = async (submission) => {
    try {
      const result = await store.submit(submission)
      failedAt = -Infinity
      return result
    } catch (error) {
      failedAt = Date.now()
      throw error
    }
  }
  const respond = async (): Promise<Response> => {
    if (Date.now() - checkedAt >= checkInterval) {
      checkedAt = Date.now()
      canWrite = store.health({}).catch(() => false)
    }
    const isHealthy = (await canWrite) && Date.now() - failedAt > failureMemory
    return isHealthy
      ? Response.json({ ok: true }, { headers })
      : Response.json({ ok: false, error: "Enquiries cannot be stored." }, { status: 503, headers })
  }
  return { submit, respond }
}

/**
 * Returns the client's address: the socket's or, behind the operator's proxy, the last one in `X-Forwarded-For`. The proxy
 * writes only that one; the client can forge the others. Null if that is no address: all such posts share one limit.
 */
export const clientAddress = (
  headers: Headers,
  socket: string | null,
  trustProxy: boolean,
): string | null => {
  if (!trustProxy) return socket
  const last = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? ""
  // Some gateways append the port, which differs between connections: 192.0.2.1:5678, [2001:db8::1]:5678.
  const address = /^\[(.*)\](?::\d+)?$/.exec(last)?.[1] ?? last.replace(/^([\d.]+):\d+$/, "$1")
  if (address === "") return socket
  // Values that are no address, such as "unknown", would each count as a client.
  return isIP(address) === 0 ? null : address
}

const writeLog: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
}

// Code 75 is EX_TEMPFAIL in sysexits.h: the failure is temporary, and a supervisor may restart the process.
const endProcess = (log: Log) => (reason: Error) => {
  log({ level: "error", event: "contact_fatal", error: reason.message })
  // Leaves time to send the responses in progress.
  setTimeout(() => process.exit(75), 500)
}
