import { join } from "node:path"
import { healthPath } from "../../supabase/functions/_shared/contact/contract"
import { contactHandler } from "../../supabase/functions/_shared/contact/http/handler"
import { outboxDrain, type OutboxDeps } from "../../supabase/functions/_shared/contact/mail/drain-outbox"
import { resendMailer } from "../../supabase/functions/_shared/contact/mail/resend"
import type { MailTemplates } from "../../supabase/functions/_shared/contact/settings"
import {
  contactStore,
  errorCode,
  type ContactStore,
} from "../../supabase/functions/_shared/contact/store/contact-store"
import { postgresStore } from "../../supabase/functions/_shared/contact/store/postgres-store"
import type { Log, Mailer } from "../../supabase/functions/_shared/contact/types"
import { clientAddress } from "./client-address"
import { openEmbedded } from "./embedded-database"
import { eraseMailFiles, fileMailer } from "./file-mailer"
import type { ContactSettings } from "./settings"
import { smtpMailer } from "./smtp-mailer"

export type ContactService = {
  /** Handles the requests to the form's endpoint and to `healthPath`. Never throws. */
  handle: (request: Request, socketAddress: string | null) => Promise<Response>
  /** Finishes the mails in progress and closes the database. */
  stop: () => Promise<void>
}

/**
 * Starts the contact service on one machine: the store, the outbox and the handler. The working directory holds
 * `supabase/migrations/`.
 * @throws an Error with a sentence for the operator
 */
export const startContactService = async (
  settings: ContactSettings,
  templates: MailTemplates,
): Promise<ContactService> => {
  const { CONTACT_DATABASE_URL: url, CONTACT_DATA_DIR: dataDir } = settings
  const store = await (url ? openPostgres(url) : openPglite(dataDir))
  const mailFolder = join(dataDir, "mail")
  const mailer = chooseMailer(settings, mailFolder)
  const outbox = startOutbox({ store, mailer, log })
  const stopPurge = startPurge(store, mailFolder)
  const contactDeps = {
    settings,
    store,
    templates: { ...templates, sender: settings.CONTACT_FROM ?? templates.sender },
    tokens: [settings.GATSBY_CONTACT_ANON_TOKEN],
    log,
    onStored: outbox.wake,
  }
  log({ level: "info", event: "contact_started", store: url ? "postgres" : "embedded", mailer: mailer.name })
  return {
    handle: (request, socketAddress) => {
      if (new URL(request.url).pathname === healthPath) return health(store)
      const address = clientAddress(request.headers, socketAddress, settings.TRUST_PROXY)
      return contactHandler(request, address, contactDeps)
    },
    stop: async () => {
      stopPurge()
      await outbox.stop()
      await store.stop()
    },
  }
}

type OpenedStore = ContactStore & { stop: () => Promise<void> }

const openPostgres = async (url: string): Promise<OpenedStore> => {
  const store = postgresStore(url, 4)
  // The pages do not depend on the database, and each call checks it again.
  await store.check().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    log({
      level: "error",
      event: "database_unavailable",
      error: `CONTACT_DATABASE_URL cannot be used: ${message}`,
    })
  })
  return store
}

const openPglite = async (dataDir: string): Promise<OpenedStore> => {
  const { database, close } = await openEmbedded(dataDir)
  // PGlite runs as superuser; from here on it has only the rights of the service.
  await database.query("set role contact_writer")
  return { ...contactStore(database), stop: close }
}

const chooseMailer = (settings: ContactSettings, mailFolder: string): Mailer => {
  if (settings.RESEND_API_KEY) return resendMailer(settings.RESEND_API_KEY, settings.RESEND_URL)
  return settings.SMTP_URL ? smtpMailer(settings.SMTP_URL) : fileMailer(mailFolder)
}

// A server may take ten minutes to reply, and others may have mails that go out at once. Resend allows five a second.
const parallelMails = 3

/** Sends what is due every two seconds and when it is woken. */
const startOutbox = (deps: OutboxDeps) => {
  let isStopping = false
  const drain = outboxDrain(deps, () => isStopping)
  const running = new Set<Promise<unknown>>()
  const wake = () => {
    if (running.size === parallelMails) return
    const run: Promise<unknown> = drain().finally(() => running.delete(run))
    running.add(run)
  }
  const timer = setInterval(wake, 2000)
  return {
    wake,
    /** Waits up to five seconds for the mails in progress, then aborts them. They are sent again after the next start. */
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      const timeout = setTimeout(() => deps.mailer.stop?.(), 5000)
      await Promise.all(running)
      clearTimeout(timeout)
      deps.mailer.stop?.()
    },
  }
}

/** Erases what the privacy policy promises to erase, at the start and every six hours. */
const startPurge = (store: Pick<ContactStore, "purge">, mailFolder: string) => {
  const purge = () =>
    store
      .purge()
      .then((ids) => eraseMailFiles(mailFolder, ids))
      .catch((error: unknown) => log({ level: "error", event: "purge_failed", code: errorCode(error) }))
  void purge()
  const timer = setInterval(() => void purge(), 6 * 60 * 60 * 1000)
  return () => clearInterval(timer)
}

/** Responds with 503 where an enquiry could not be stored. Mails that fail are only a warning: the form works. */
const health = async (store: Pick<ContactStore, "health">): Promise<Response> => {
  const headers = { "cache-control": "no-store" }
  try {
    const { mailsFail } = await store.health()
    const warning = mailsFail ? { warning: "Mails wait or fail: npm run enquiries -- mails" } : {}
    return Response.json({ ok: true, ...warning }, { headers })
  } catch {
    return Response.json({ ok: false, error: "Enquiries cannot be stored." }, { status: 503, headers })
  }
}

const log: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
}
