import type { OpenedStore } from "./open-store"

// In milliseconds.
const checkInterval = 10_000
const failureMemory = 60_000

/**
 * Watches a store for health checks. They fail for a minute after an enquiry was not stored, unless one was since, and
 * while a row cannot be written or the database is gone. A row is written at most every ten seconds. Mails that cannot be
 * sent are only a warning, so that a proxy does not mark the server as down.
 */
export const healthCheck = (store: Pick<OpenedStore, "health" | "isKept">) => {
  const headers = { "cache-control": "no-store" }
  let failedAt = -Infinity
  let checkedAt = -Infinity
  let state: Promise<{ mailsFail: boolean } | null> = Promise.resolve(null)
  /** Takes the status of the response to a request: 200 means that an enquiry is stored, 503 that one could not be. */
  const report = (status: number) => {
    if (status === 503) failedAt = performance.now()
    if (status === 200) failedAt = -Infinity
  }
  const respond = async (): Promise<Response> => {
    if (performance.now() - checkedAt >= checkInterval) {
      checkedAt = performance.now()
      state = store.health({}).catch(() => null)
    }
    const written = await state
    const isHealthy = written && (await store.isKept()) && performance.now() - failedAt > failureMemory
    const warning = written?.mailsFail ? { warning: "Mails wait or fail: npm run enquiries -- mails" } : {}
    return isHealthy
      ? Response.json({ ok: true, ...warning }, { headers })
      : Response.json({ ok: false, error: "Enquiries cannot be stored." }, { status: 503, headers })
  }
  return { report, respond }
}
