import { drainOutbox, type OutboxDeps } from "../../supabase/functions/_shared/contact/mail/drain-outbox"
import { singleFlight } from "../../supabase/functions/_shared/contact/mail/single-flight"

export type OutboxWorker = {
  /** Wakes the worker: something new may be due. */
  wake: () => void
  /** Waits some seconds for the mails under way, then ends them; they are sent again after the next start. */
  stop: () => Promise<void>
}

const everyMilliseconds = 2000

// An SMTP server may take ten minutes; nobody who stops a server waits as long.
const patienceMilliseconds = 5000

/** Drains the outbox when it is woken, and every two seconds for what is due again; one drain at a time. */
export const startOutboxWorker = (deps: Omit<OutboxDeps, "stopping">): OutboxWorker => {
  let stopping = false
  const drain = singleFlight(async () => {
    try {
      await drainOutbox({ ...deps, stopping: () => stopping })
    } catch (error) {
      const { code, name } = error as { code?: string; name?: string }
      deps.log({ level: "error", event: "outbox_failed", code: code ?? name ?? "unknown" })
    }
  })
  const timer = setInterval(() => void drain(), everyMilliseconds)
  void drain()
  return {
    wake: () => void drain(),
    stop: async () => {
      stopping = true
      clearInterval(timer)
      const end = setTimeout(() => deps.mailer.stop?.(), patienceMilliseconds)
      await drain()
      clearTimeout(end)
      deps.mailer.stop?.()
    },
  }
}
