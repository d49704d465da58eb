import type { LeasedMail, OutboxFailure } from "../store/contact-store.ts"
import type { SendOutcome } from "../types.ts"

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
