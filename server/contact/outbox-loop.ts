import { drainOutbox, type OutboxDeps } from "../../supabase/functions/_shared/contact/drain-outbox"

export type OutboxLoop = {
  /** Wakes the worker: something new may be due. */
  wake(): void
  /** Waits for the mails under way. */
  stop(): Promise<void>
}

const everyMilliseconds = 2000

/** Drains the outbox when it is woken, and every two seconds for what is due again; one drain at a time. */
export const startOutboxLoop = (deps: Omit<OutboxDeps, "stopping">): OutboxLoop => {
  let stopping = false
  let running: Promise<void> | null = null
  let again = false

  const run = async () => {
    do {
      again = false
      await drainOutbox({ ...deps, stopping: () => stopping })
    } while (again && !stopping)
  }
  const wake = () => {
    again = true
    if (stopping || running) return
    running = run()
      .catch((error: unknown) => {
        const code = (error as { code?: string }).code ?? (error instanceof Error ? error.name : "unknown")
        deps.log({ level: "error", event: "outbox_failed", code })
      })
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(wake, everyMilliseconds)
  wake()
  return {
    wake,
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await running
    },
  }
}
