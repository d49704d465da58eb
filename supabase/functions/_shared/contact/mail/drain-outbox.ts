import { errorCode, type ContactStore, type LeasedMail, type OutboxFailure } from "../store/contact-store.ts"
import type { Log, Mailer, SendOutcome } from "../types.ts"

export type OutboxDeps = {
  store: Pick<ContactStore, "outboxClaim" | "outboxDone" | "outboxFail">
  mailer: Mailer
  log: Log
}

// In seconds.
const accountPause = 5 * 60
const shortestDelay = 30
const longestDelay = 6 * 60 * 60
// RFC 5321 section 4.5.4.1: a provider can be down over a weekend.
const longestAge = 5 * 24 * 60 * 60

/**
 * Returns a function that sends the mails that are due, one after the other, until none is left or `stopping` returns true.
 * Any number of calls may run at once, here or elsewhere, because each mail is leased to one of them. If a process dies, its
 * leases expire and its mails are sent again under the same keys. It logs errors and never rejects. It resolves to the number
 * of mails sent, or to null if the store failed.
 */
export const outboxDrain = (deps: OutboxDeps, stopping: () => boolean = () => false) => {
  let pausedUntil = 0
  return async (): Promise<number | null> => {
    let sent = 0
    try {
      while (!stopping() && performance.now() >= pausedUntil) {
        const leased = await deps.store.outboxClaim({ leaseSeconds: deps.mailer.leaseSeconds })
        if (leased === null) break
        const outcome = await sendOne(leased, deps)
        if (outcome.kind === "sent") sent++
        // The provider would reject every other mail too.
        if (outcome.kind === "blocked") pausedUntil = performance.now() + accountPause * 1000
      }
      return sent
    } catch (error) {
      deps.log({ level: "error", event: "outbox_failed", code: errorCode(error) })
      return null
    }
  }
}

const sendOne = async (leased: LeasedMail, deps: OutboxDeps): Promise<SendOutcome> => {
  const outcome = await deps.mailer.send(leased.mail, leased.key)
  const { id, leaseToken } = leased
  if (outcome.kind === "sent") await deps.store.outboxDone({ id, leaseToken })
  else await deps.store.outboxFail({ id, leaseToken, ...retryPolicy(leased, outcome) })
  deps.log({
    level: outcome.kind === "sent" ? "info" : outcome.kind === "retry" ? "warn" : "error",
    event: "mail",
    key: leased.key,
    outcome: outcome.kind,
    attempt: leased.attempts,
    error: outcome.kind === "sent" ? null : outcome.error,
  })
  return outcome
}

/**
 * Returns what becomes of a mail that was not sent. Only a recipient that is refused ends a notice; it is retried until the
 * operator has corrected everything else. A confirmation ends after five days. The delays are 30 seconds, doubled each time,
 * up to six hours, and vary by a fifth, so that not all mails are due at once.
 */
export const retryPolicy = (
  { attempts, kind, ageSeconds }: LeasedMail,
  outcome: Exclude<SendOutcome, { kind: "sent" }>,
  random: () => number = Math.random,
): OutboxFailure => {
  const isOver = outcome.kind === "refused" || (kind === "confirmation" && ageSeconds >= longestAge)
  const backoff = shortestDelay * 2 ** (attempts - 1) * (0.8 + 0.4 * random())
  const asked = outcome.kind === "retry" ? (outcome.afterSeconds ?? 0) : 0
  const delaySeconds =
    outcome.kind === "blocked" ? accountPause : Math.min(longestDelay, Math.max(Math.round(backoff), asked))
  return { state: isOver ? "failed" : "pending", delaySeconds, error: outcome.error }
}

/** Returns the first line of a provider's reply, without addresses, for the operator. */
export const replyLine = (reply: string): string =>
  (reply.split(/[\r\n]/)[0] ?? "").replace(/[^\s<>"]+@[^\s<>"]+/g, "…").slice(0, 200)
