import type { ContactStore, LeasedMail, OutboxFailure } from "../store/contact-store.ts"
import type { Log, Mailer, SendOutcome } from "../types.ts"
import { withHeldBack } from "./compose-mails.ts"

export type OutboxDeps = {
  store: Pick<ContactStore, "outboxClaim" | "outboxDone" | "outboxFail">
  mailer: Mailer
  /** Overrides the lease of the mailer. */
  leaseSeconds?: number | undefined
  log: Log
  /** Returns true once the worker must stop. It then finishes the mails in progress and starts no others. */
  stopping: () => boolean
}

/**
 * Sends the mails that are due until none is left. Any number of workers may run at once, because each mail is leased to one
 * of them. If a worker dies, its leases expire and its mails are sent again under the same keys.
 * @returns the number of mails sent
 * @throws the store's error if a call of the store fails
 */
export const drainOutbox = async (deps: OutboxDeps): Promise<number> => {
  let sent = 0
  while (!deps.stopping()) {
    const mails = await deps.store.outboxClaim({
      // Few at a time, so that all of them are done before the lease ends.
      count: deps.mailer.parallel,
      leaseSeconds: deps.leaseSeconds ?? deps.mailer.leaseSeconds,
    })
    if (mails.length === 0) break
    const results = await Promise.all(mails.map((mail) => sendOne(mail, deps)))
    sent += results.filter((result) => result === "sent").length
    // A provider that rejects the account would reject the next mail too. The next run tries again.
    if (results.every((result) => result === "blocked")) break
  }
  return sent
}

/** Returns a function that drains the outbox, never more than once at a time. It logs errors and never rejects. */
export const outboxDrain = (deps: OutboxDeps): (() => Promise<void>) =>
  singleFlight(async () => {
    try {
      await drainOutbox(deps)
    } catch (error) {
      deps.log({ level: "error", event: "outbox_failed", code: errorCode(error) })
    }
  })

// The message of a database error can quote a row.
const errorCode = (error: unknown): string => {
  const { code, name } = error as { code?: string; name?: string }
  return code ?? name ?? "unknown"
}

const sendOne = async (leased: LeasedMail, deps: OutboxDeps): Promise<SendOutcome["kind"]> => {
  const outcome: SendOutcome = canRetry(leased)
    ? await deps.mailer.send(withHeldBack(leased.mail, leased.heldBack), leased.key)
    : { kind: "held", error: "May have been sent a day ago; release it if it should go out again." }
  const { id, leaseToken } = leased
  const isLeaseHeld =
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
    leaseLost: !isLeaseHeld,
    error: outcome.kind === "sent" ? null : outcome.error,
  })
  return outcome.kind
}

// With these delays the last attempt comes after five days (RFC 5321 section 4.5.4.1): a provider can be down over a weekend.
const maxAttempts = 30
const shortestDelay = 30
const longestDelay = 6 * 60 * 60

// In seconds. Resend keeps an idempotency key for 24 hours; an hour less allows for clock differences and slow responses.
const keyLifetime = 23 * 60 * 60

/** Returns the seconds to wait after an attempt: 30, doubled each time, at most six hours, varied by up to a fifth. */
export const backoffSeconds = (attempt: number, random: () => number): number =>
  Math.round(Math.min(longestDelay, shortestDelay * 2 ** (attempt - 1)) * (0.8 + 0.4 * random()))

/**
 * Returns whether a mail may be sent again. A confirmation that may have gone out 23 hours ago is not repeated, because the
 * provider may no longer recognise its key. A notice is repeated: two notices are better than a lost enquiry.
 */
export const canRetry = (mail: LeasedMail): boolean =>
  !(mail.ambiguous && mail.kind === "confirmation" && mail.ageSeconds >= keyLifetime)

// A notice that cannot be sent is held for a person, and the next notice reports it. A confirmation is given up.
const finalState = ({ kind }: LeasedMail) => (kind === "notice" ? "held" : "dead")

/** Returns the new state of a mail that was not sent. */
export const retryPolicy = (
  mail: LeasedMail,
  outcome: Exclude<SendOutcome, { kind: "sent" }>,
  random: () => number = Math.random,
): OutboxFailure => {
  const base = { error: outcome.error, ambiguous: false, counted: true, delaySeconds: 0 }
  if (outcome.kind === "held") return { ...base, state: "held" }
  if (outcome.kind === "refused") return { ...base, state: finalState(mail) }
  if (outcome.kind === "blocked") {
    return { ...base, state: "pending", counted: false, delaySeconds: outcome.afterSeconds }
  }
  if (mail.attempts >= maxAttempts) return { ...base, state: finalState(mail), ambiguous: outcome.ambiguous }
  const delaySeconds = Math.max(backoffSeconds(mail.attempts, random), outcome.afterSeconds ?? 0)
  return { ...base, state: "pending", ambiguous: outcome.ambiguous, delaySeconds }
}

// Runs `work` one at a time. Requests during a run cause one more run; the promise resolves after the last one.
const singleFlight = (work: () => Promise<void>): (() => Promise<void>) => {
  let requested = 0
  let running: Promise<void> | null = null
  const run = async () => {
    try {
      for (let done = 0; done !== requested;) {
        done = requested
        await work()
      }
    } finally {
      running = null
    }
  }
  return () => {
    requested++
    return (running ??= run())
  }
}
