import type { LeasedMail, OutboxFailure, SendOutcome } from "../types.ts"

// With these pauses the last try comes after five days (RFC 5321 section 4.5.4.1): a provider can be down over a weekend.
const attemptsAllowed = 30
const shortest = 30
const longest = 6 * 60 * 60

// Resend forgets an idempotency key after 24 hours; an hour is kept for clocks and slow answers.
const keysRemembered = 23 * 60 * 60

/** Seconds to wait after the given attempt: 30 s, doubled each time, at most 6 h, give or take a fifth. */
export const backoffSeconds = (attempt: number, random: () => number): number =>
  Math.round(Math.min(longest, shortest * 2 ** (attempt - 1)) * (0.8 + 0.4 * random()))

/**
 * Whether a mail may be sent at all: a confirmation that perhaps went out a day ago is not repeated, because the
 * provider no longer recognises the repetition. A notice is: two notices are better than a lost enquiry.
 */
export const canRetry = (mail: LeasedMail): boolean =>
  !(mail.ambiguous && mail.kind === "confirmation" && mail.ageSeconds >= keysRemembered)

/** A notice that cannot be sent waits for a person, and the next notice counts it; nobody would miss a dead one. */
const finalState = ({ kind }: LeasedMail) => (kind === "notice" ? "held" : "dead")

/** What the outbox does with a mail that was not sent. */
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
  if (mail.attempts >= attemptsAllowed) return { ...base, state: finalState(mail), ambiguous: outcome.ambiguous }
  const delaySeconds = Math.max(backoffSeconds(mail.attempts, random), outcome.afterSeconds ?? 0)
  return { ...base, state: "pending", ambiguous: outcome.ambiguous, delaySeconds }
}
