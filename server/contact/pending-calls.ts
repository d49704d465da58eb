import type { PgliteResponse } from "./pglite-worker"

// In milliseconds. The database counts as hanging if it completes no call for this long.
const longestCall = 3000
// A backup copies all files in one step.
const longestBackup = 60_000
const tick = 250

/**
 * Keeps the calls that the worker of the database has not completed.
 * @param onHang called repeatedly while the worker completes no call, until `fail` or `end`
 */
export const pendingCalls = (onHang: (reason: Error) => void) => {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let lastId = 0
  let failure: Error | null = null
  let onIdle: (() => void) | undefined
  let progressAt = performance.now()
  let overdueTicks = 0
  const watchdog = setInterval(() => {
    const isOverdue = waiting.size > 0 && performance.now() - progressAt > longestCall
    // Two ticks in a row: after this thread was blocked, the first tick can precede responses that have already
    // arrived.
    overdueTicks = isOverdue ? overdueTicks + 1 : 0
    if (overdueTicks >= 2) onHang(new Error("The embedded database does not respond. Is the disk full?"))
  }, tick)

  const add = (post: (id: number) => void): Promise<unknown> => {
    if (failure) return Promise.reject(failure)
    if (waiting.size === 0) progressAt = performance.now()
    const id = ++lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      post(id)
    })
  }
  const settle = (response: PgliteResponse) => {
    progressAt = Math.max(progressAt, performance.now() + (response === "busy" ? longestBackup : 0))
    if (response === "ready" || response === "busy") return
    const call = waiting.get(response.id)
    waiting.delete(response.id)
    if ("error" in response) {
      call?.reject(Object.assign(new Error(response.error.message), { code: response.error.code }))
    } else call?.resolve(response.result)
    if (waiting.size === 0) onIdle?.()
  }
  const fail = (reason: Error) => {
    failure = reason
    clearInterval(watchdog)
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
    onIdle?.()
  }
  /** Waits for the pending calls, then stops the watchdog. */
  const end = async () => {
    if (waiting.size > 0) await new Promise<void>((resolve) => (onIdle = resolve))
    clearInterval(watchdog)
  }
  return { add, settle, fail, end, isFailed: () => failure !== null }
}
