import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { healthPath } from "../../supabase/functions/_shared/contact/contract"
import { contactHandler, type ContactDeps } from "../../supabase/functions/_shared/contact/http/handler"
import { outboxDrain, type OutboxDeps } from "../../supabase/functions/_shared/contact/mail/drain-outbox"
import { resendMailer } from "../../supabase/functions/_shared/contact/mail/resend"
import type { Log, Mailer } from "../../supabase/functions/_shared/contact/types"
import { clientAddress } from "./client-address"
import { localHashSecret } from "./data-dir"
import { fileMailer } from "./file-mailer"
import { healthCheck } from "./health-check"
import { readMailTemplates } from "./mail-templates"
import { openEmbedded, openPostgres } from "./open-store"
import { startPurgeJob } from "./purge-job"
import { withRefusedClients } from "./refused-clients"
import type { ContactSettings } from "./settings"
import { smtpMailer } from "./smtp-mailer"

export type ContactService = {
  /** Handles the requests to the form's endpoint and to `healthPath`. Never throws. */
  handle: (request: Request, socketAddress: string | null) => Promise<Response>
  /** Finishes the work in progress and closes the database. */
  stop: () => Promise<void>
}

/**
 * Starts the contact service on one machine: the store, the outbox worker and the handler. The working directory must
 * hold `content/` and `supabase/`. If the embedded database hangs or dies, or its files are removed or replaced, the
 * process exits with code 75.
 * @throws an Error with a sentence for the operator if a file in `content/` is invalid or the embedded database cannot
 * be opened
 */
export const startContactService = async (settings: ContactSettings): Promise<ContactService> => {
  const { CONTACT_DATABASE_URL: url, CONTACT_DATA_DIR: dataDir } = settings
  const templates = await readMailTemplates(process.cwd(), settings.CONTACT_FROM)
  const { store, hashSecret } = await openStore(settings).catch((error: unknown) => {
    throw withDataDir(error, dataDir)
  })
  const mailFolder = join(dataDir, "mail")
  const mailer = chooseMailer(settings, mailFolder)
  const outbox = startOutboxWorker({ store, mailer, log })
  const purge = startPurgeJob({ store, mailFolder, log })
  const health = healthCheck(store)
  const contactDeps: ContactDeps = {
    settings: { ...settings, CONTACT_HASH_SECRET: hashSecret },
    store: { submit: withRefusedClients(store.submit) },
    templates,
    tokens: [settings.GATSBY_CONTACT_ANON_TOKEN],
    log,
    onStored: outbox.wake,
  }
  log({ level: "info", event: "contact_started", store: url ? "postgres" : "embedded", mailer: mailer.name })

  let isProxyReported = false
  return {
    handle: async (request, socketAddress) => {
      if (new URL(request.url).pathname === healthPath) return health.respond()
      const address = clientAddress(request.headers, socketAddress, settings.TRUST_PROXY)
      // A proxy whose visitors share one limit, or a client that forges the header.
      if (!isProxyReported && address === socketAddress && request.headers.has("x-forwarded-for")) {
        isProxyReported = true
        log({ level: "warn", event: "proxy_not_trusted" })
      }
      const response = await contactHandler(request, address, contactDeps)
      health.report(response.status)
      return response
    },
    stop: async () => {
      purge.stop()
      await outbox.stop()
      await store.stop()
    },
  }
}

/** Opens the store and, where no key for hashes is set, reads the one in the data directory. */
const openStore = async (settings: ContactSettings) => {
  const { CONTACT_DATABASE_URL: url, CONTACT_DATA_DIR: dataDir } = settings
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const root = process.cwd()
  const store = await (url ? openPostgres(url, log) : openEmbedded(dataDir, { root, onFatal: endProcess }))
  try {
    // The directory is locked by now, so two servers cannot create two keys.
    return { store, hashSecret: settings.CONTACT_HASH_SECRET ?? (await localHashSecret(dataDir)) }
  } catch (error) {
    await store.stop()
    throw error
  }
}

/** Returns a sentence for the operator about an error of the file system, and any other error as it is. */
const withDataDir = (error: unknown, dataDir: string): unknown => {
  const { syscall, message } = error as NodeJS.ErrnoException
  if (syscall === undefined) return error
  return new Error(
    `The data folder ${dataDir} (CONTACT_DATA_DIR) cannot be used: ${message}. ` +
      "Free some space, grant the server permission to write to it, or choose another folder.",
    { cause: error },
  )
}

const chooseMailer = (settings: ContactSettings, mailFolder: string): Mailer => {
  if (settings.RESEND_API_KEY) return resendMailer(settings.RESEND_API_KEY, settings.RESEND_URL)
  return settings.SMTP_URL ? smtpMailer(settings.SMTP_URL) : fileMailer(mailFolder)
}

/** Drains the outbox every two seconds and when it is woken. */
const startOutboxWorker = (deps: Omit<OutboxDeps, "stopping">) => {
  let isStopping = false
  const drain = outboxDrain({ ...deps, stopping: () => isStopping })
  const timer = setInterval(() => void drain(), 2000)
  void drain()
  return {
    /** Checks the outbox now instead of at the next interval: an enquiry was stored. */
    wake: () => void drain(),
    /** Waits up to five seconds for the mails in progress, then aborts them. They are sent again after the next start. */
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      // An SMTP server may take ten minutes to reply, which is too long for a shutdown.
      const timeout = setTimeout(() => deps.mailer.stop?.(), 5000)
      await drain()
      clearTimeout(timeout)
      deps.mailer.stop?.()
    },
  }
}

const log: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
}

// Code 75 is EX_TEMPFAIL in sysexits.h: the failure is temporary, and a supervisor may restart the process.
const endProcess = (reason: Error) => {
  log({ level: "error", event: "contact_fatal", error: reason.message })
  // Leaves time to send the responses in progress.
  setTimeout(() => process.exit(75), 500)
}
