import { chmod, mkdir } from "node:fs/promises"
import { Worker } from "node:worker_threads"
import { storeFromCalls } from "../../supabase/functions/_shared/contact/store/contact-store"
import type { ContactStore } from "../../supabase/functions/_shared/contact/types"
import type { Migration } from "./migrations"
import type { PgliteAnswer, PgliteCall, PgliteReady, PgliteWorkerData } from "./pglite-messages"

export type PgliteStore = ContactStore & {
  /** Calls an SQL function with the rights of the owner. */
  askAsOwner: (name: string, request: object) => Promise<unknown>
  /** Waits for what is under way, then closes the database. */
  stop: () => Promise<void>
}

export type PgliteOptions = {
  dataDir: string
  migrations: Migration[]
  /** Called once if the database hangs or dies; every open and later call has failed by then. */
  onFatal: (reason: Error) => void
  /** A call that takes longer means that the database hangs. */
  watchdogMilliseconds?: number
}

// More than this cannot be answered within a reasonable time; the visitor hears so at once.
const mostWaiting = 1000
const tickMilliseconds = 250

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/**
 * The store on an embedded PGlite in a worker thread. In the main thread a database that stops in the middle of a
 * message (a full disk does that) would spin for ever and take the whole server with it; here a watchdog ends it.
 * Resolves once the database is open and migrated.
 */
export const openPgliteStore = async (options: PgliteOptions): Promise<PgliteStore> => {
  // PGlite writes its files for everybody, so nobody else may enter their folder.
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  await chmod(options.dataDir, 0o700)
  const data: PgliteWorkerData = { dataDir: options.dataDir, migrations: options.migrations }
  const worker = new Worker(new URL("./pglite-worker-boot.mjs", import.meta.url), { workerData: data })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let broken: Error | null = null
  let stopping = false
  let drained: (() => void) | undefined
  let progressAt = Date.now()
  let overdueTicks = 0

  const fail = (reason: Error) => {
    if (broken) return
    broken = reason
    clearInterval(watchdog)
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
    drained?.()
    void worker.terminate()
    options.onFatal(reason)
  }
  const limit = options.watchdogMilliseconds ?? 3000
  const watchdog = setInterval(() => {
    const overdue = waiting.size > 0 && Date.now() - progressAt > limit
    // Two ticks in a row: after a pause of this thread the first may come before the answers that lie ready.
    overdueTicks = overdue ? overdueTicks + 1 : 0
    if (overdueTicks >= 2) fail(new Error("The embedded database does not answer; is the disk full?"))
  }, tickMilliseconds)

  const call = (name: string, request: object, asOwner: boolean): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (broken) {
        reject(broken)
        return
      }
      if (stopping) {
        reject(new Error("The embedded database is closing."))
        return
      }
      if (waiting.size >= mostWaiting) {
        reject(new Error("Too many calls are waiting."))
        return
      }
      if (waiting.size === 0) progressAt = Date.now()
      const message: PgliteCall = { id: ++lastId, name, request, asOwner }
      waiting.set(message.id, { resolve, reject })
      worker.postMessage(message)
    })

  const settle = (answer: PgliteAnswer) => {
    progressAt = Date.now()
    const caller = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ("error" in answer) {
      caller?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }))
    } else caller?.resolve(answer.result)
    if (waiting.size === 0) drained?.()
  }

  try {
    await new Promise<void>((resolve, reject) => {
      worker.once("error", reject)
      worker.on("message", (message: PgliteAnswer | PgliteReady) =>
        message === "ready" ? resolve() : settle(message),
      )
    })
  } catch (error) {
    clearInterval(watchdog)
    throw error
  }
  worker.on("error", fail)
  const ended = () => fail(new Error("The embedded database has ended."))
  worker.on("exit", ended)

  return {
    ...storeFromCalls((name, request) => call(name, request, false)),
    askAsOwner: (name, request) => call(name, request, true),
    stop: async () => {
      stopping = true
      if (waiting.size > 0) await new Promise<void>((resolve) => (drained = resolve))
      if (broken) return
      clearInterval(watchdog)
      worker.off("exit", ended)
      worker.postMessage("close")
      await new Promise((resolve) => worker.once("exit", resolve))
    },
  }
}
