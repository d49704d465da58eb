import { retryPolicy, canRetry } from "./retry-policy.ts"
import { withHeldBack } from "./compose-mails.ts"
import type { ContactStore, LeasedMail, Log, Mailer, SendOutcome } from "../types.ts"

export type OutboxDeps = {
  store: Pick<ContactStore, "outboxClaim" | "outboxDone" | "outboxFail">
  mailer: Mailer
  /** Another lease than the mailer's own. */
  leaseSeconds?: number | undefined
  log: Log
  /** True once the worker has to stop: what is under way is finished, nothing new is begun. */
  stopping(): boolean
}

/**
 * Sends what is due, until nothing is. Any number of workers may do so at once: each mail is leased to one. A worker
 * that dies leaves its lease behind, which runs out; then the mail is sent again under the same key.
 * Gives the number of mails sent. Throws if the store does.
 */
export const drainOutbox = async (deps: OutboxDeps): Promise<number> => {
  let sent = 0
  while (!deps.stopping()) {
    const mails = await deps.store.outboxClaim({
      // Few at a time: all of them have to be through before the lease ends.
      count: deps.mailer.parallel,
      leaseSeconds: deps.leaseSeconds ?? deps.mailer.leaseSeconds,
    })
    if (mails.length === 0) break
    const results = await Promise.all(mails.map((mail) => sendOne(mail, deps)))
    sent += results.filter((result) => result === "sent").length
    // A provider that refuses us would refuse the next mail too; the timer comes back to it.
    if (results.every((result) => result === "blocked")) break
  }
  return sent
}

const sendOne = async (leased: LeasedMail, deps: OutboxDeps): Promise<SendOutcome["kind"]> => {
  const outcome: SendOutcome = canRetry(leased)
    ? await deps.mailer.send(withHeldBack(leased.mail, leased.heldBack), leased.key)
    : { kind: "held", error: "May have been sent a day ago; release it if it should go out again." }
  const { id, leaseToken } = leased
  const ours =
    outcome.kind === "sent"
      ? await deps.store.outboxDone({ id, leaseToken, providerId: outcome.providerId })
      : await deps.store.outboxFail({ id, leaseToken, ...retryPolicy(leased, outcome) })
  deps.log({
    level: outcome.kind === "sent" ? "info" : outcome.kind === "retry" ? "warn" : "error",
    event: "mail",
    key: leased.key,
    kind: leased.kind,
    outcome: outcome.kind,
    attempt: leased.attempts,
    leaseLost: !ours,
    error: outcome.kind === "sent" ? null : outcome.error,
  })
  return outcome.kind
}
