import type { ContactStore } from "../../supabase/functions/_shared/contact/store/contact-store"

const mostClients = 10_000

/**
 * Refuses a client that has sent too many requests without asking the store, for the rest of its wait. A client with too many
 * posts is not remembered: it may repeat one that is stored.
 */
export const withRefusedClients = (submit: ContactStore["submit"]): ContactStore["submit"] => {
  // The end of each wait, by `clientHash`.
  const refusedUntil = new Map<string, number>()
  return async (submission) => {
    const { clientHash } = submission
    if (clientHash === null) return submit(submission)
    const left = (refusedUntil.get(clientHash) ?? 0) - performance.now()
    if (left > 0) return { outcome: "limited", scope: "requests", retryAfter: Math.ceil(left / 1000) }
    const result = await submit(submission)
    if (result.outcome === "limited" && result.scope === "requests" && refusedUntil.size < mostClients) {
      const wait = result.retryAfter * 1000
      refusedUntil.set(clientHash, performance.now() + wait)
      setTimeout(() => refusedUntil.delete(clientHash), wait).unref()
    }
    return result
  }
}
