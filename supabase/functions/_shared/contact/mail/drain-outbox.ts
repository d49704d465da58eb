import { errorCode, type ContactStore, type LeasedMail, type OutboxFailure } from "../store/contact-store.ts"
import type { Log, Mailer, SendOutcome } from "../types.ts"
import { withHeldBack } from "./compose-mails.ts"

export type OutboxDeps = {
  store: Pick<ContactStore, "outboxClaim" | "outboxDone" | "outboxFail">
  mailer: Mailer
  log: Log
  /** Returns true once the worker must stop. It then finishes the mails in progress and starts no others. */
  stopping: () => boolean
}

// In seconds. The pause after the provider has rejected the account; the operator may correct the setting meanwhile.
const accountPause = 300

// In milliseconds. A mail in progress for longer no longer counts against `parallel`, unless too many do.
const slowAfter = 60_000
export const mostSlowMails = 10

/**
 * Returns a function that sends the mails that are due until none is left. Up to `mailer.parallel` are sent at once,
 * and each that ends makes room for the next one, so that a slow mail delays no other. Any number of workers may run,
 * because each mail is leased to one of them. If a worker dies, its leases expire and its mails are sent again under
 * the same keys.
 *
 * It logs errors and never rejects. It resolves to the number of mails sent meanwhile, or to null if the store failed.
 */
export const outboxDrain = (deps: OutboxDeps): (() => Promise<number | null>) => {
  // With the time at which each began.
  const inProgress = new Map<Promise<void>, number>()
  let sent = 0
  let failures = 0
  let pausedUntil = 0
  let isFillDue = false
  let filling: Promise<void> | null = null
  const logged = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      failures++
      deps.log({ level: "error", event: "outbox_failed", code: errorCode(error) })
    }
  }
  const freePlaces = () => {
    if (deps.stopping() || performance.now() < pausedUntil) return 0
    const slowSince = performance.now() - slowAfter
    const slow = [...inProgress.values()].filter((startedAt) => startedAt <= slowSince).length
    return deps.mailer.parallel - inProgress.size + Math.min(slow, mostSlowMails)
  }
  const send = async (mail: LeasedMail) => {
    const outcome = await sendOne(mail, deps)
    if (outcome.kind === "sent") sent++
    // A provider that rejects the account would reject every other mail too.
    if (outcome.kind === "blocked") pausedUntil = performance.now() + accountPause * 1000
  }
  const start = (mail: LeasedMail) => {
    const sending: Promise<void> = logged(() => send(mail)).then(() => {
      inProgress.delete(sending)
      return fill()
    })
    inProgress.set(sending, performance.now())
  }
  const claim = async () => {
    for (let count = freePlaces(); count > 0; count = freePlaces()) {
      const { leaseSeconds } = deps.mailer
      const mails = await deps.store.outboxClaim({ count, leaseSeconds })
      if (mails.length === 0) break
      mails.forEach(start)
    }
  }
  const claimWhileDue = async () => {
    while (isFillDue) {
      isFillDue = false
      await logged(claim)
    }
    filling = null
  }
  /** Runs one claim at a time. A call during a claim starts another one, because a mail may have become due. */
  const fill = () => {
    isFillDue = true
    return (filling ??= claimWhileDue())
  }
  return async () => {
    const before = { sent, failures }
    await fill()
    while (inProgress.size > 0) await Promise.all(inProgress.keys())
    return failures > before.failures ? null : sent - before.sent
  }
}

const sendOne = async (leased: LeasedMail, deps: OutboxDeps): Promise<SendOutcome> => {
  // The line is added here because SQL counts the held enquiries when it stores one, after its mails are composed.
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
  return outcome
}

// With these delays the last attempt comes after five days (RFC 5321 section 4.5.4.1): a provider can be down over a
// weekend.
const maxAttempts = 30
const shortestDelay = 30
const longestDelay = 6 * 60 * 60

// In seconds. Resend keeps an idempotency key for 24 hours; an hour less allows for clock differences and slow
// responses.
const keyLifetime = 23 * 60 * 60

/** Returns the seconds to wait after an attempt: 30, doubled each time, at most six hours, varied by up to a fifth. */
export const backoffSeconds = (attempt: number, random: () => number): number =>
  Math.round(Math.min(longestDelay, shortestDelay * 2 ** (attempt - 1)) * (0.8 + 0.4 * random()))

/**
 * Returns whether a mail may be sent again. A confirmation that may have gone out 23 hours ago is not repeated, because
 * the provider may no longer recognise its key. A notice is repeated: two notices are better than a lost enquiry.
 */
export const canRetry = (mail: LeasedMail): boolean =>
  !(mail.ambiguous && mail.kind === "confirmation" && mail.ageSeconds >= keyLifetime)

// A notice that cannot be sent is held for a person, and the next notice reports it. A confirmation is given up.
const finalState = ({ kind }: LeasedMail) => (kind === "notice" ? "held" : "dead")

export const retryPolicy = (
  mail: LeasedMail,
  outcome: Exclude<SendOutcome, { kind: "sent" }>,
  random: () => number = Math.random,
): OutboxFailure => {
  const base = { error: outcome.error, ambiguous: false, counted: true, delaySeconds: 0 }
  if (outcome.kind === "held") return { ...base, state: "held" }
  if (outcome.kind === "refused") return { ...base, state: finalState(mail) }
  if (outcome.kind === "blocked") {
    return { ...base, state: "pending", counted: false, delaySeconds: accountPause }
  }
  if (mail.attempts >= maxAttempts) return { ...base, state: finalState(mail), ambiguous: outcome.ambiguous }
  const asked = Math.min(outcome.afterSeconds ?? 0, longestDelay)
  const delaySeconds = Math.max(backoffSeconds(mail.attempts, random), asked)
  return { ...base, state: "pending", ambiguous: outcome.ambiguous, delaySeconds }
}
