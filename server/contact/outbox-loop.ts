import { drainOutbox, type OutboxDeps } from "../../supabase/functions/_shared/contact/drain-outbox"
import { oneAtATime } from "../../supabase/functions/_shared/contact/one-at-a-time"

export type OutboxLoop = {
  /** Wakes the worker: something new may be due. */
  wake: () => void
  /** Waits for the mails under way. */
  stop: () => Promise<void>
}

const everyMilliseconds = 2000

/** Drains the outbox when it is woken, and every two seconds for what is due again; one drain at a time. */
export const startOutboxLoop = (deps: Omit<OutboxDeps, "stopping">): OutboxLoop => {
  let stopping = false
  const drain = oneAtATime(async () => {
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
      await drain()
    },
  }
}
