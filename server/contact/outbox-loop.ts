import { drainOutbox, type OutboxDeps } from "../../supabase/functions/_shared/contact/drain-outbox"

export type OutboxLoop = {
  /** Wakes the worker: something new may be due. */
  wake: () => void
  /** Waits for the mails under way. */
  stop(): Promise<void>
}

const everyMilliseconds = 2000

/** Drains the outbox when it is woken, and every two seconds for what is due again; one drain at a time. */
export const startOutboxLoop = (deps: Omit<OutboxDeps, "stopping">): OutboxLoop => {
  let stopping = false
  let running: Promise<void> | null = null
  // How often it was woken; a wake in the middle of a drain asks for another.
  let wakes = 0

  const run = async () => {
    for (let done = -1; done !== wakes && !stopping;) {
      done = wakes
      await drainOutbox({ ...deps, stopping: () => stopping })
    }
  }
  const wake = () => {
    wakes++
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
